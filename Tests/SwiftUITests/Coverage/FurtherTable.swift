/// Names that the 16 apps use seldom or not at all, and other public projects do.
let furtherTable: [(names: [String], status: CoverageStatus, difference: String)] = [
  (
    ["Canvas", "GraphicsContext"], .drawn,
    "No shaders; conic and radial gradients do not repeat; a tiled image is the whole picture."
  ),
  (["GraphicsContext.Filter"], .drawn, "A shadow lies beneath its drawing, whatever its options."),
  (
    ["MeshGradient"], .drawn,
    "Curves between vertices follow the vertices, not the controls of Bézier points."
  ),
  (["GeometryEffect", "ProjectionTransform", "projectionEffect"], .drawn, ""),
  (
    ["TextRenderer", "Text.Layout", "TextAttribute"], .drawn,
    "A letter is drawn with what of its neighbours reaches into its room."
  ),
  (
    ["toolbarRole"], .drawn,
    "An editor's way back has no words; on an iPad the title of an editor or a browser leads."
  ),
  (["textScale"], .drawn, "Secondary texts are four fifths as large, an estimate."),
  (
    ["Path.strokedPath", "union", "intersection", "subtracting", "symmetricDifference"], .drawn,
    "Curves become straight segments."
  ),
  (["MultiDatePicker"], .drawn, ""),
  (
    ["Window", "MenuBarExtra", "windowStyle", "windowResizability"], .acts,
    "A window is the screen; a menu bar's item does not show."
  ),
  (["presentationSizing"], .drawn, "Where sheets float; how large a page is is an estimate."),
  (
    [
      "SidebarAdaptableTabViewStyle", "AdaptableTabBarPlacement",
      "defaultAdaptableTabBarPlacement", "TabSection", "sectionActions", "tabViewSidebarHeader",
      "tabViewSidebarFooter", "tabViewSidebarBottomBar",
    ], .drawn, "A sidebar on an iPad of iPadOS 18, a bar elsewhere."
  ),
  (["fileExporter", "FileDocument"], .accepted, "A still shows no file browser."),
  (["ScrollTargetBehavior"], .accepted, "One's own is never asked: a still does not come to rest."),
  (
    ["ImageRenderer.uiImage", "CGImage", "Image(uiImage:)"], .drawn,
    "The picture is a drawing, sharp at any size; it gives no bytes."
  ),
  (
    ["String(localized:)", "LocalizedStringResource"], .acts,
    "In the language of the screen that is made at present."
  ),
  (
    ["formatted()"], .acts,
    "In the screen's locale; `Date.formatted()` and `formatted(date:time:)` too in targets with the plugin."
  ),
  (
    ["DateFormatter", "NumberFormatter"], .acts,
    "In targets with the plugin in the screen's locale, until they are given one; else Foundation's, in en_001."
  ),
  (["Task.sleep", "Task.yield"], .acts, "No time at all is over before the picture."),
  (
    ["Measurement.formatted(.measurement)", "personHeight", "asProvided"], .acts,
    "Units, names and roundings are those of Foundation's ICU; `MeasurementFormatter` in targets with the plugin."
  ),
  (["ListFormatter", "Measurement.formatted(.byteCount)", "URL.documentsDirectory"], .acts, ""),
  (
    ["UIColor", "UIFont", "UIImage", "UIScreen", "UIDevice", "UIApplication"], .acts,
    "As far as views use them; the screen and the device are those of the picture."
  ),
  (
    [
      "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
      "UISelectionFeedbackGenerator", "UIPasteboard",
    ], .accepted, "Nothing shakes, and nothing is copied, in a still."
  ),
  (["UIVisualEffectView"], .drawn, "As the nearest material, in a representable."),
  (
    [
      "UILabel", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider",
      "UIPageControl", "UIActivityIndicatorView",
    ], .drawn, "As SwiftUI's counterpart, in a representable."
  ),
  (
    [
      "UIView.accessibilityLabel", "UIView.accessibilityValue", "UIView.accessibilityHint",
      "UIView.accessibilityTraits", "UIView.accessibilityElementsHidden",
    ], .acts, "Of the view that a representable makes, where it is drawn."
  ),
  (
    ["UIGestureRecognizerRepresentable"], .accepted,
    "No touch reaches UIKit here, so that its recogniser recognises nothing."
  ),
  (
    ["ShaderLibrary", "colorEffect", "distortionEffect", "layerEffect"], .accepted,
    "No shader runs: views are drawn without it, shapes in grey, and the screen is warned."
  ),
  (["layoutDirectionBehavior", "buttonBorder", "TupleView"], .drawn, ""),
  (["MKMapView"], .drawn, "As `Map`, in a representable."),
  (["CLGeocoder"], .acts, "Answers from the places that it is told of."),
  (
    ["MKLocalSearch", "MKLocalSearchCompleter", "MKDirections"], .acts,
    "Answer from the places and routes that they are told of; without a route a straight line does."
  ),
  (
    ["containerShape"], .drawn,
    "A shape within is inset by the least distance to the container's edges."
  ),
  (
    ["UIView.appearance(whenContainedInInstancesOf:)"], .accepted,
    "Of UIKit's appearances only a hidden tab bar reaches a picture."
  ),
  (["UndoManager", "undoManager"], .accepted, "Nothing is undone in a still."),
  (
    ["RelativeDateTimeFormatter", "DateComponentsFormatter"], .acts,
    "Years and months in seven languages, else in English; units are whole, and none is rounded."
  ),
  (
    [
      "formatted(.components)", "formatted(.relative)", "formatted(.interval)", "formatted(.units)",
    ],
    .acts, "In the screen's locale."
  ),
  (
    ["NSPredicate(format:)"], .acts,
    "Keys are those of dictionaries and stored properties; no functions, subqueries, variables."
  ),
  (
    [
      "Transferable", "CodableRepresentation", "DataRepresentation", "FileRepresentation",
      "ProxyRepresentation",
    ], .acts, "Values become data and are made of it; nothing is dragged, dropped or sent."
  ),
  (
    [
      "Group(subviews:)", "ForEach(subviews:)", "Group(sections:)", "ForEach(sections:)",
      "containerValue",
    ], .drawn, ""
  ),
  (
    ["glassEffect", "Glass", "GlassEffectContainer"], .drawn,
    "Glass is a material in its shape with a rim; panes that come close do not flow together."
  ),
  (
    ["glassEffectID", "glassEffectTransition", "glassEffectUnion"], .accepted,
    "A still shows no pane of glass on its way; those of a union are drawn each by itself."
  ),
  (["GlassButtonStyle", "GlassProminentButtonStyle"], .drawn, ""),
  (["navigationLinkIndicatorVisibility", "safeAreaBar", "ToolbarSpacer"], .drawn, ""),
  (
    ["navigationSubtitle"], .drawn,
    "Not in the row of a phone that lies, on a watch, or in a Mac's title bar without a toolbar."
  ),
  (
    ["tabViewBottomAccessory", "tabViewBottomAccessoryPlacement"], .drawn,
    "Above the bar, which a still does not fold."
  ),
  (["labelIconToTitleSpacing", "labelReservedIconWidth"], .drawn, ""),
  (
    ["sectionIndexLabel", "listSectionIndexVisibility"], .drawn,
    "The letters at the edge do not scroll the list."
  ),
  (
    ["DefaultToolbarItem"], .drawn,
    "It places the field of a search; a title and a sidebar's button stay where they are."
  ),
  (
    ["scrollEdgeEffectStyle", "scrollEdgeEffectHidden", "tabBarMinimizeBehavior"], .accepted,
    "Content meets a bar without an effect between; a bar of tabs is whole."
  ),
  (
    ["sharedBackgroundVisibility"], .accepted,
    "Buttons of bars have no pane behind them that could be hidden."
  ),
  (
    ["_VariadicView", "_ViewTraitKey", "_UnaryViewAdaptor"], .drawn,
    "They do as `Group(subviews:)` and `ContainerValues`."
  ),
  (["AnyGesture", "GestureStateGesture"], .acts, ""),
  (
    ["NSKeyValueObservation"], .acts,
    "Frame, bounds, opacity and hiding of views, size and offset of scroll views, place and sublayers of layers are observed."
  ),
  (
    ["ConcentricRectangle", "RoundedRectangularShape", "Edge.Corner"], .drawn,
    "Without a container's shape corners follow the screen's, in sheets too."
  ),
  (
    ["buttonSizing", "listSectionMargins", "symbolColorRenderingMode"], .drawn,
    ""
  ),
  (
    ["symbolVariableValueMode"], .drawn,
    "Layers beyond the value are pale in both modes."
  ),
  (
    ["drawOn", "drawOff"], .drawn,
    "A symbol comes and goes as a whole."
  ),
  (
    ["SliderTick", "SliderTickContentForEach"], .drawn,
    "Labels of marks and of the value are not drawn; steps alone make no marks."
  ),
  (
    ["AnimatableIgnored"], .acts,
    "`@Animatable` needs the type of a variable whose value does not tell it."
  ),
  (
    ["WebView", "WebPage"], .drawn,
    "As a stand-in: no page is loaded."
  ),
  (
    ["PersonNameComponents"], .acts,
    "`formatted(.name(style:))` writes given names first, and families' in Chinese, Japanese and Korean letters."
  ),
  (
    ["UIGraphicsPDFRenderer"], .acts,
    "It draws, and gives no bytes."
  ),
  (
    ["backgroundExtensionEffect"], .drawn,
    "How blurred the reflection is, is an estimate."
  ),
  (
    ["AttributedTextSelection", "transformAttributes", "replaceSelection"], .drawn,
    "A selection of several ranges is drawn from the first to the last."
  ),
  (
    ["ValueTransformer"], .acts,
    "Values are converted where an app asks; a store keeps them as they are."
  ),
  (
    ["NSUbiquitousKeyValueStore"], .acts,
    "Values are each screen's own, and no other device changes them."
  ),
  (
    ["lineHeight", "AttributedString.LineHeight"], .drawn,
    "`tight`, `normal` and `loose` are estimates; a line is as high as the highest of its parts."
  ),
  (
    ["NSParagraphStyle", "NSMutableParagraphStyle"], .drawn,
    "Labels and drawn strings follow alignment, spacing, heights and truncation; indents and distances of paragraphs are not drawn."
  ),
  (
    ["boundingRect", "NSStringDrawingOptions", "NSStringDrawingContext"], .acts,
    "Strings are measured and drawn while a screen is made, which has the fonts."
  ),
  (["EnvironmentalModifier"], .acts, ""),
  (
    ["Font.Context", "Font.Resolved", "fontResolutionContext"], .acts,
    "Without the font of Core Text (`ctFont`)."
  ),
  (["CGPath", "CGMutablePath"], .drawn, "Without functions that go through a path's parts."),
  (
    ["NSLayoutConstraint.firstAttribute", "NSLayoutConstraint.firstItem"], .acts,
    "Constraints tell their sides; none is solved."
  ),
]
