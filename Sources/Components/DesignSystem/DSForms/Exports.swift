@_exported import DSControls
