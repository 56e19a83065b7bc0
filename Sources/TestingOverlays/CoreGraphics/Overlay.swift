// The compiler imports this module wherever a file of tests imports both Testing and CoreGraphics:
// Apple's adds pictures as attachments. Without one the file does not compile.
@_exported import Testing
