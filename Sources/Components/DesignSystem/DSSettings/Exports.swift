@_exported import DSForms
