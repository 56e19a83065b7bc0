import Testing

@testable import AppSources

struct PlatformConditionsTests {
  private func rewrite(_ text: String) -> [String] {
    let copy = PlatformConditions.rewrite(text, path: "/app/A.swift")
    return copy.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func theFirstLineNamesTheOriginal() {
    #expect(
      rewrite("let a = 1") == [#"#sourceLocation(file: "/app/A.swift", line: 1)"#, "let a = 1"])
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true"), ("  #elseif os( macOS )", "  #elseif false"),
    ("#if !os(watchOS) && canImport(UIKit)", "#if !false && canImport(UIKit)"),
    ("#if os(iOS) || os(Linux)", "#if true || false"), ("#if DEBUG", "#if DEBUG"),
    ("#if targetEnvironment(simulator)", "#if targetEnvironment(simulator)"),
  ]) func conditionsAreDecided(condition: String, decided: String) {
    #expect(rewrite(condition)[1] == decided)
  }

  /// Modules that may not have Apple's names here, and others.
  @Test(arguments: [
    ("import OSLog", "import AppLog"),
    ("import CryptoKit", "import AppCrypto"),
    ("import struct CryptoKit.SHA256", "import struct AppCrypto.SHA256"),
    ("import CoreImage.CIFilterBuiltins", "import AppFilters"),
    ("import CloudKit", "import AppCloud"),
    ("#if canImport(Security)", "#if canImport(AppKeychain)"),
    ("import NetworkExtension", "import Foundation"), ("import CoreText", "import UIKit"),
    ("  @preconcurrency import SceneKit  // 3D", "  @preconcurrency import Foundation  // 3D"),
    ("private import class PencilKit.PKCanvasView", "private import Foundation"),
    ("#if canImport(SceneKit)", "#if canImport(SceneKit)"),
    ("let a = \"import SceneKit\"", "let a = \"import SceneKit\""),
    ("import Messages", "import Messages"), ("import SceneKitExtras", "import SceneKitExtras"),
    ("@preconcurrency import os.log", "@preconcurrency import AppLog"),
    ("import struct UniformTypeIdentifiers.UTType", "import struct SwiftUI.UTType"),
    ("import CoreTransferable", "import SwiftUI"),
    ("import AVFAudio", "import AVFoundation"), ("import CoreMedia", "import AVFoundation"),
    ("import CoreMediaIO", "import CoreMediaIO"), ("import MobileCoreServices", "import SwiftUI"),
    ("#if canImport(OSLog) && os(iOS)", "#if canImport(AppLog) && true"),
    ("import osteology", "import osteology"), ("let os = 1", "let os = 1"),
    ("import Foundation", "import Foundation"),
  ]) func modulesAreImportedByTheirNamesHere(line: String, copy: String) {
    #expect(rewrite(line)[1] == copy)
  }

  @Test func stringsAndCommentsStay() {
    for text in [
      "let a = \"\"\"\n#if os(iOS)\n@main\n\"\"\"", "/* /* */\n#if os(iOS)\n*/",
      "let a = #\"\"\"\n\"\"\"\n#if os(iOS)\n\"\"\"#",
    ] {
      #expect(rewrite(text).dropFirst().joined(separator: "\n") == text)
    }
  }

  @Test func whatOnlyLooksLikeTheirBeginningsStaysCode() {
    let lines = [
      #"let a = "/*""#, ##"let b = #"""#"##,
      ##"let d = #"a "b" /*"#"##, "// /*",
      #"let c = "\"/*""#,
      "#if os(iOS)",
    ]
    #expect(rewrite(lines.joined(separator: "\n")).last == "#if true")
  }

  @Test func theAppsEntryGoes() {
    #expect(rewrite("@main\nstruct A: App {}").dropFirst() == ["", "struct A: App {}"])
    #expect(rewrite("  @main struct A: App {}")[1] == "  struct A: App {}")
    #expect(rewrite("@mainly struct A {}")[1] == "@mainly struct A {}")
  }

  @Test(arguments: [
    ("@objc func tap() {}", "      func tap() {}"),
    ("  @IBAction private func tap() {}", "            private func tap() {}"),
    ("@objc(pull:by:) func pull() {}", "                func pull() {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("a(#selector(tap))", "a(Selector(\"tap\"))"),
    ("a(#selector(Coordinator.tap(_:)))", "a(Selector(\"tap:\"))"),
    ("a(#selector(self.move(to:by:)), b)", "a(Selector(\"moveTo:by:\"), b)"),
    ("a(#selector(show(page:)))", "a(Selector(\"showWithPage:\"))"),
    ("a(#selector(getter: B.name))", "a(Selector(\"name\"))"),
    ("a(#selector(setter: B.name))", "a(Selector(\"setName:\"))"),
    ("a(#keyPath(Person.home.street))", "a(\"home.street\")"),
    ("let a = \"@objc #selector(b)\" // @objc", "let a = \"@objc #selector(b)\" // @objc"),
    ("@objection func a() {}", "@objection func a() {}"),
  ]) func whatNeedsObjectiveCGoes(line: String, copy: String) {
    #expect(rewrite(line)[1] == copy)
  }

  @Test func aSelectorOfSeveralLinesKeepsThem() {
    let text = "a(\n  #selector(\n    B.tap(_:)\n  ), c)\n#if os(iOS)"
    #expect(rewrite(text).dropFirst() == ["a(", "  Selector(\"tap:\")", "", ", c)", "#if true"])
  }

  @Test func whatAProtocolMayLackIsWrittenBehindTheFile() {
    let text = """
      @objc protocol Choosing: AnyObject {
        @objc optional func choose(_ index: Int)
        @objc optional func color(at index: Int) -> UIColor?
        func end()
      }
      delegate?.choose?(1)
      delegate?.end?(1)
      """
    let copy = rewrite(text).dropFirst().map {
      $0.trimmingPrefix { $0 == " " }.replacing(#/ {2,}/#, with: " ")
    }
    #expect(
      copy == [
        "protocol Choosing: AnyObject {", "func choose(_ index: Int)",
        "func color(at index: Int) -> UIColor?", "func end()", "}", "delegate?.choose(1)",
        "delegate?.end?(1)", "extension Choosing { func choose(_ index: Int) { } }",
        "extension Choosing { func color(at index: Int) -> UIColor? { nil } }",
      ])
  }

  @Test func whatAnExtensionOfUIKitOverridesHasANameOfItsOwn() {
    let text = """
      extension UINavigationController: UIGestureRecognizerDelegate {
        override open func viewDidLoad() { super.viewDidLoad() }
        open override var shouldAutorotate: Bool { false }
        func plain() {}
        // override func spoken() {}
      }
      final class Page: UIViewController {
        override func viewDidLoad() {}
      }
      extension Page { override func viewWillAppear(_ animated: Bool) {} }
      """
    #expect(
      rewrite(text).dropFirst() == [
        "extension UINavigationController: UIGestureRecognizerDelegate {",
        "  open func _extended_viewDidLoad() { super.viewDidLoad() }",
        "  open var _extended_shouldAutorotate: Bool { false }", "  func plain() {}",
        "  // override func spoken() {}", "}", "final class Page: UIViewController {",
        "  override func viewDidLoad() {}", "}",
        "extension Page { override func viewWillAppear(_ animated: Bool) {} }",
      ])
  }

  @Test(arguments: [
    ("let logger = os.Logger(subsystem: \"a\")", "let logger = AppLog.Logger(subsystem: \"a\")"),
    ("let log: os.OSLog? = photos.Logger()", "let log: AppLog.OSLog? = photos.Logger()"),
    ("a.os.Logger()", "a.os.Logger()"), ("os.start()", "os.start()"),
  ]) func aLoggersModuleHasItsNameHere(line: String, copy: String) {
    #expect(rewrite(line)[1] == copy)
  }

  @Test func namesOfAKeychainAreObjectsWhereAQueryHasThem() {
    let typed = "func query() -> [String: AnyObject] {"
    for (line, copy) in [
      (
        "query[kSecClass as String] = kSecClassGenericPassword",
        "query[kSecClass as String] = kSecClassGenericPassword as AnyObject"
      ),
      (
        "  q[kSecMatchLimit as String]=kSecMatchLimitOne // one",
        "  q[kSecMatchLimit as String]=kSecMatchLimitOne as AnyObject // one"
      ),
      (
        "[kSecClass as String: kSecClassKey, kSecValueRef as String: key]",
        "[kSecClass as String: kSecClassKey as AnyObject, kSecValueRef as String: key]"
      ),
      (
        "q[kSecReturnData as String] = kCFBooleanTrue",
        "q[kSecReturnData as String] = kCFBooleanTrue"
      ),
      ("if status == kSecSuccess { }", "if status == kSecSuccess { }"),
    ] {
      #expect(rewrite("\(typed)\n\(line)")[2] == copy)
      #expect(rewrite(line)[1] == line)
    }
  }

  @Test func linesMayEndInTwoLetters() {
    #expect(
      rewrite("#if os(iOS)\r\nlet a = 1\r\n#endif").dropFirst() == [
        "#if true", "let a = 1", "#endif",
      ])
  }

  @Test func objectiveCInTextsAndCommentsStays() {
    let text = "let a = \"\"\"\n@objc #selector(b)\n\"\"\"\n/*\n@objc\n*/"
    #expect(rewrite(text).dropFirst().joined(separator: "\n") == text)
  }

  @Test(arguments: [
    ("import CoreGraphics.CGGeometry", "import CoreGraphics"),
    ("  @preconcurrency import UIKit.UIView ", "  @preconcurrency import UIKit"),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    ("import SwiftUI", "import SwiftUI"), ("let a = important.b", "let a = important.b"),
  ]) func aPartOfAModuleBringsTheWhole(line: String, copy: String) {
    #expect(rewrite(line)[1] == copy)
  }

  @Test func anAppsDelegateIsFinal() {
    let delegate = "AppDelegate: UIResponder, UIApplicationDelegate {"
    for (line, copy) in [
      ("class \(delegate)", "final class \(delegate)"),
      ("  public class \(delegate)", "  public final class \(delegate)"),
      ("open class \(delegate)", "public final class \(delegate)"),
      ("@MainActor class \(delegate)", "@MainActor final class \(delegate)"),
      ("final class \(delegate)", "final class \(delegate)"),
      ("@UIApplicationMain class \(delegate)", "final class \(delegate)"),
      ("let a: (any UIApplicationDelegate)?", "let a: (any UIApplicationDelegate)?"),
    ] {
      #expect(rewrite(line)[1] == copy)
    }
  }
}
