// Documentation of Apple's Uniform Type Identifiers lists the types that the system declares.
extension UTType {
  /// Anything that can be a file.
  public static let item = UTType(identifier: "public.item")
  /// Content that a person reads or views.
  public static let content = UTType(identifier: "public.content")
  /// Content of several kinds, such as a document with pictures.
  public static let compositeContent = UTType(identifier: "public.composite-content")
  /// A sequence of bytes.
  public static let data = UTType(identifier: "public.data")
  /// A directory.
  public static let directory = UTType(identifier: "public.directory")
  /// A folder.
  public static let folder = UTType(identifier: "public.folder")
  /// A folder that is shown as a file.
  public static let package = UTType(identifier: "com.apple.package")
  /// A folder of a known structure.
  public static let bundle = UTType(identifier: "com.apple.bundle")
  /// An app.
  public static let application = UTType(identifier: "com.apple.application")
  /// A file that is run.
  public static let executable = UTType(identifier: "public.executable")
  /// A URL.
  public static let url = UTType(identifier: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(identifier: "public.file-url")
  /// Text of any kind.
  public static let text = UTType(identifier: "public.text")
  /// Text without formatting.
  public static let plainText = UTType(identifier: "public.plain-text")
  /// Text without formatting, in UTF-8.
  public static let utf8PlainText = UTType(identifier: "public.utf8-plain-text")
  /// Text without formatting, in UTF-16.
  public static let utf16PlainText = UTType(identifier: "public.utf16-plain-text")
  /// Values with signs between them.
  public static let delimitedText = UTType(identifier: "public.delimited-values-text")
  /// Values with commas between them.
  public static let commaSeparatedText = UTType(identifier: "public.comma-separated-values-text")
  /// Values with tabs between them.
  public static let tabSeparatedText = UTType(identifier: "public.tab-separated-values-text")
  /// Rich text.
  public static let rtf = UTType(identifier: "public.rtf")
  /// HTML.
  public static let html = UTType(identifier: "public.html")
  /// XML.
  public static let xml = UTType(identifier: "public.xml")
  /// YAML.
  public static let yaml = UTType(identifier: "public.yaml")
  /// Style sheets of the web.
  public static let css = UTType(identifier: "public.css")
  /// JSON.
  public static let json = UTType(identifier: "public.json")
  /// Messages of programs.
  public static let log = UTType(identifier: "public.log")
  /// Source code of any language.
  public static let sourceCode = UTType(identifier: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(identifier: "public.swift-source")
  /// Source code in C.
  public static let cSource = UTType(identifier: "public.c-source")
  /// A header in C.
  public static let cHeader = UTType(identifier: "public.c-header")
  /// Source code in Objective-C.
  public static let objectiveCSource = UTType(identifier: "public.objective-c-source")
  /// A script of any language.
  public static let script = UTType(identifier: "public.script")
  /// Source code in JavaScript.
  public static let javaScript = UTType(identifier: "com.netscape.javascript-source")
  /// A script of a shell.
  public static let shellScript = UTType(identifier: "public.shell-script")
  /// A script in Python.
  public static let pythonScript = UTType(identifier: "public.python-script")
  /// A script in Ruby.
  public static let rubyScript = UTType(identifier: "public.ruby-script")
  /// A property list.
  public static let propertyList = UTType(identifier: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(identifier: "com.apple.xml-property-list")
  /// A PDF document.
  public static let pdf = UTType(identifier: "com.adobe.pdf")
  /// An electronic book.
  public static let epub = UTType(identifier: "org.idpf.epub-container")
  /// An image of any kind.
  public static let image = UTType(identifier: "public.image")
  /// A JPEG image.
  public static let jpeg = UTType(identifier: "public.jpeg")
  /// A TIFF image.
  public static let tiff = UTType(identifier: "public.tiff")
  /// A GIF image.
  public static let gif = UTType(identifier: "com.compuserve.gif")
  /// A PNG image.
  public static let png = UTType(identifier: "public.png")
  /// A bitmap of Windows.
  public static let bmp = UTType(identifier: "com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = UTType(identifier: "com.microsoft.ico")
  /// An icon of a Mac.
  public static let icns = UTType(identifier: "com.apple.icns")
  /// A vector image of the web.
  public static let svg = UTType(identifier: "public.svg-image")
  /// An image in a HEIF container.
  public static let heif = UTType(identifier: "public.heif")
  /// A HEIC image.
  public static let heic = UTType(identifier: "public.heic")
  /// A WebP image.
  public static let webP = UTType(identifier: "org.webmproject.webp")
  /// An image as a camera's sensor has it.
  public static let rawImage = UTType(identifier: "public.camera-raw-image")
  /// A photo that moves.
  public static let livePhoto = UTType(identifier: "com.apple.live-photo")
  /// Sound or pictures in time.
  public static let audiovisualContent = UTType(identifier: "public.audiovisual-content")
  /// A movie of any kind.
  public static let movie = UTType(identifier: "public.movie")
  /// A movie without sound.
  public static let video = UTType(identifier: "public.video")
  /// Audio of any kind.
  public static let audio = UTType(identifier: "public.audio")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(identifier: "com.apple.quicktime-movie")
  /// An MPEG movie.
  public static let mpeg = UTType(identifier: "public.mpeg")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(identifier: "public.mpeg-4")
  /// An AVI movie.
  public static let avi = UTType(identifier: "public.avi")
  /// MP3 audio.
  public static let mp3 = UTType(identifier: "public.mp3")
  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(identifier: "public.mpeg-4-audio")
  /// Waveform audio.
  public static let wav = UTType(identifier: "com.microsoft.waveform-audio")
  /// AIFF audio.
  public static let aiff = UTType(identifier: "public.aiff-audio")
  /// MIDI audio.
  public static let midi = UTType(identifier: "public.midi-audio")
  /// Content in three dimensions.
  public static let threeDContent = UTType(identifier: "public.3d-content")
  /// A scene in three dimensions, in one file.
  public static let usdz = UTType(identifier: "com.pixar.universal-scene-description-mobile")
  /// Files in one.
  public static let archive = UTType(identifier: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(identifier: "public.zip-archive")
  /// A gzip archive.
  public static let gzip = UTType(identifier: "org.gnu.gnu-zip-archive")
  /// A bzip2 archive.
  public static let bz2 = UTType(identifier: "public.bzip2-archive")
  /// A spreadsheet of any kind.
  public static let spreadsheet = UTType(identifier: "public.spreadsheet")
  /// A presentation of any kind.
  public static let presentation = UTType(identifier: "public.presentation")
  /// A database of any kind.
  public static let database = UTType(identifier: "public.database")
  /// A message of any kind.
  public static let message = UTType(identifier: "public.message")
  /// A message of electronic mail.
  public static let emailMessage = UTType(identifier: "public.email-message")
  /// A contact.
  public static let contact = UTType(identifier: "public.contact")
  /// A contact as a card.
  public static let vCard = UTType(identifier: "public.vcard")
  /// An event of a calendar.
  public static let calendarEvent = UTType(identifier: "public.calendar-event")
  /// A thing to do.
  public static let toDoItem = UTType(identifier: "public.to-do-item")
  /// A font of any kind.
  public static let font = UTType(identifier: "public.font")
  /// A bookmark of any kind.
  public static let bookmark = UTType(identifier: "public.bookmark")
}
