import MacroExpansion

try Plugin.run()
