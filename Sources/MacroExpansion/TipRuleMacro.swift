/// `#Rule(Self.$isOn) { $0 }` in a tip: the rule of the same arguments.
struct TipRuleMacro: Equatable {
  /// The text behind the macro's name.
  let call: String

  /// Reads the source of the macro.
  init(source: String) {
    var scanner = SourceScanner(source)
    _ = scanner.take("#")
    _ = scanner.dottedName()
    call = scanner.rest
  }

  /// The rule.
  var expansion: String { "TipKit.Tips.Rule\(call)" }
}
