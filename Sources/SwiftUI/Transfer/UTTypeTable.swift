/// The types of content that the system declares.
///
/// The source is Apple's list of uniform type identifiers, of which the kinds of files that apps
/// exchange stand here.
struct UTTypeTable {
  /// A declaration of a type by the system.
  struct Declaration {
    let identifier: String
    /// The endings of files' names, the preferred one first.
    let endings: [String]
    let mimeType: String?
    /// The identifiers of the types that this one is of, too.
    let supertypes: [String]
  }

  static let shared = UTTypeTable()

  let declarations: [Declaration]
  private let byIdentifier: [String: Declaration]

  private init() {
    declarations = Self.lines.split(separator: "\n").map { line in
      let fields = line.split(separator: "|").map { field in
        field.split(separator: " ").filter { $0 != "-" }.map(String.init)
      }
      return Declaration(
        identifier: fields[0][0], endings: fields[1], mimeType: fields[2].first,
        supertypes: fields[3])
    }
    byIdentifier = Dictionary(uniqueKeysWithValues: declarations.map { ($0.identifier, $0) })
  }

  subscript(identifier: String) -> Declaration? { byIdentifier[identifier] }

  /// Identifier, endings, MIME type and supertypes, a type a line.
  private static let lines = """
    public.item | - | - | -
    public.content | - | - | -
    public.composite-content | - | - | public.content
    public.data | - | - | public.item
    public.directory | - | - | public.item
    public.folder | - | - | public.directory
    com.apple.package | - | - | public.directory
    com.apple.bundle | - | - | public.directory
    com.apple.application | - | - | public.executable
    public.executable | - | - | public.item
    public.url | - | - | public.data
    public.file-url | - | - | public.url
    public.text | - | - | public.data public.content
    public.plain-text | txt text | text/plain | public.text
    public.utf8-plain-text | - | - | public.plain-text
    public.utf16-plain-text | - | - | public.plain-text
    public.delimited-values-text | - | - | public.text
    public.comma-separated-values-text | csv | text/csv | public.delimited-values-text
    public.tab-separated-values-text | tsv | text/tab-separated-values | public.delimited-values-text
    public.rtf | rtf | text/rtf | public.text
    public.html | html htm | text/html | public.text
    public.xml | xml | application/xml | public.text
    public.yaml | yml yaml | application/x-yaml | public.text
    public.css | css | text/css | public.text
    public.json | json | application/json | public.text
    public.log | log | - | public.plain-text
    public.source-code | - | - | public.plain-text
    public.swift-source | swift | - | public.source-code
    public.c-source | c | - | public.source-code
    public.c-header | h | - | public.source-code
    public.objective-c-source | m | - | public.source-code
    public.script | - | - | public.source-code
    com.netscape.javascript-source | js | text/javascript | public.source-code
    public.shell-script | sh | - | public.script
    public.python-script | py | - | public.script
    public.ruby-script | rb | - | public.script
    com.apple.property-list | plist | - | public.data
    com.apple.xml-property-list | - | - | com.apple.property-list public.xml
    com.adobe.pdf | pdf | application/pdf | public.data public.composite-content
    org.idpf.epub-container | epub | application/epub+zip | public.data public.composite-content
    public.image | - | - | public.data public.content
    public.jpeg | jpeg jpg | image/jpeg | public.image
    public.tiff | tiff tif | image/tiff | public.image
    com.compuserve.gif | gif | image/gif | public.image
    public.png | png | image/png | public.image
    com.microsoft.bmp | bmp | image/bmp | public.image
    com.microsoft.ico | ico | image/vnd.microsoft.icon | public.image
    com.apple.icns | icns | - | public.image
    public.svg-image | svg svgz | image/svg+xml | public.image
    public.heif | heif | image/heif | public.image
    public.heic | heic | image/heic | public.heif
    org.webmproject.webp | webp | image/webp | public.image
    public.camera-raw-image | - | - | public.image
    com.apple.live-photo | - | - | -
    public.audiovisual-content | - | - | public.data public.content
    public.movie | - | - | public.audiovisual-content
    public.video | - | - | public.movie
    public.audio | - | - | public.audiovisual-content
    com.apple.quicktime-movie | mov qt | video/quicktime | public.movie
    public.mpeg | mpg mpeg | video/mpeg | public.movie
    public.mpeg-4 | mp4 | video/mp4 | public.movie
    public.avi | avi | video/avi | public.movie
    public.mp3 | mp3 | audio/mpeg | public.audio
    public.mpeg-4-audio | m4a | audio/mp4 | public.audio
    com.microsoft.waveform-audio | wav | audio/vnd.wave | public.audio
    public.aiff-audio | aiff aif | audio/aiff | public.audio
    public.midi-audio | midi mid | audio/midi | public.audio
    public.3d-content | - | - | public.content
    com.pixar.universal-scene-description-mobile | usdz | model/vnd.usdz+zip | public.data public.3d-content
    public.archive | - | - | public.data
    public.zip-archive | zip | application/zip | public.archive
    org.gnu.gnu-zip-archive | gz | application/gzip | public.archive
    public.bzip2-archive | bz2 | application/x-bzip2 | public.archive
    public.spreadsheet | - | - | public.content
    public.presentation | - | - | public.composite-content
    public.database | - | - | -
    public.message | - | - | -
    public.email-message | - | - | public.message
    public.contact | - | - | -
    public.vcard | vcf vcard | text/vcard | public.text public.contact
    public.calendar-event | - | - | -
    public.to-do-item | - | - | -
    public.font | - | - | -
    public.bookmark | - | - | -
    """
}
