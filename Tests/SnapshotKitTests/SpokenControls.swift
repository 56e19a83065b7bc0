import Foundation

/// What iOS tells of one of SwiftUI's views: its label, value, traits and place, in this order.
struct SpokenControl: Sendable {
  /// The name of the view.
  let view: String
  /// The name of the control that holds it.
  let control: String
  /// The lines, in which an asterisk stands for words of the app.
  let lines: [String]

  init(_ view: String, _ control: String, _ lines: String...) {
    (self.view, self.control, self.lines) = (view, control, lines)
  }

  /// Returns a Boolean value that indicates whether a line of a tree tells what a line of the table
  /// does.
  static func matches(_ line: String, _ pattern: String) -> Bool {
    let words = NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\*", with: "[^.:]+")
    // A number stands before what is spoken, and what is not spoken at once behind two spaces.
    let whole = "^ *[0-9]+\\. \(words)(  .*)?$"
    return line.range(of: whole, options: .regularExpression) != nil
  }
}

/// The views that SwiftUI makes elements of; those of whole pages have tests of their own.
let spokenControls: [SpokenControl] = [
  SpokenControl("Text", "text", "*."),
  SpokenControl("Label", "label", "*."),
  SpokenControl("Image of a name", "labelled symbol", "*. Image."),
  SpokenControl("Image of a symbol", "symbol", "Add. Image."),
  SpokenControl("Button", "button", "*. Button."),
  SpokenControl("Button of several texts", "button of several", "*, *. Button."),
  SpokenControl("Link", "link", "*. Link."),
  SpokenControl("NavigationLink", "navigation link", "*, *. Button."),
  SpokenControl("Toggle, a switch", "switch on", "*. Switch Button. On."),
  SpokenControl("Toggle, a switch", "switch off, disabled", "*. Dimmed. Switch Button. Off."),
  SpokenControl("Toggle, a button", "toggle button", "Selected: *. Switch Button. On."),
  SpokenControl("Slider of one", "slider", "*: 75%. Adjustable."),
  SpokenControl("Slider of another range", "slider of ten", "*: 3. Adjustable."),
  SpokenControl("Stepper", "stepper", "*, Decrement. Button.", "*, Increment. Dimmed. Button."),
  SpokenControl("Picker, a menu", "menu picker", "*: *. Button."),
  SpokenControl(
    "Picker, segmented", "segments", "Selected: *. Button. 1 of 2.", "*. Button. 2 of 2."),
  SpokenControl("Picker, inline", "inline picker", "*. Button.", "Selected: *. Button."),
  SpokenControl("Picker, a link", "link picker", "*: *. Button."),
  SpokenControl("Picker, a wheel", "wheel", "*: *. Adjustable."),
  SpokenControl("Picker, a palette", "palette", "Selected: *. Button. 1 of 2."),
  SpokenControl("DatePicker, compact", "compact dates", "Date Picker: *. Button."),
  SpokenControl(
    "DatePicker, wheels", "date wheels", "Day: 9. Adjustable.", "Month: *. Adjustable."),
  SpokenControl("ColorPicker", "colour", "*: blue. Button."),
  SpokenControl("TextField", "filled field", "*. Text Field."),
  SpokenControl("TextField with its prompt", "empty field", "*. Text Field."),
  SpokenControl("SecureField", "secure field", "•••. Secure Text Field."),
  SpokenControl("TextEditor", "editor", "*. Text Field."),
  SpokenControl("ProgressView with a value", "progress", "*: 40%."),
  SpokenControl("ProgressView without one", "spinner", "In progress."),
  SpokenControl("Gauge", "gauge", "*: 80%."),
  SpokenControl("Gauge with a label of its value", "gauge of labels", "*: *."),
  SpokenControl("TabView", "tabs", "Selected: *. Tab. 1 of 2.", "*. Tab. 2 of 2."),
  SpokenControl("TabView, pages", "pages", "page 1 of 2. Adjustable."),
  SpokenControl("List's row", "row with actions", "*."),
  SpokenControl("Section's header", "section", "FRUITS. Heading."),
  SpokenControl("Section's footer", "section", "Ripe."),
  SpokenControl("LabeledContent", "labelled content", "*: *."),
  SpokenControl("DisclosureGroup", "disclosure", "*: Collapsed. Button."),
  SpokenControl("Menu", "menu", "*. Button."),
  SpokenControl("View with a contextMenu", "context menu", "*."),
  SpokenControl("View with an onTapGesture", "tapped", "*."),
  SpokenControl("ContentUnavailableView", "nothing there", "*. Heading.", "*."),
  SpokenControl("EditButton", "edit button", "Edit. Button."),
  SpokenControl("ShareLink", "share link", "*. Button."),
  SpokenControl("PasteButton", "paste button", "Paste. Button."),
  SpokenControl("RenameButton", "rename button", "Rename. Button."),
  SpokenControl("Containers", "containers", "Inside."),
  SpokenControl("Shapes, colours, spacers", "shapes"),
]
