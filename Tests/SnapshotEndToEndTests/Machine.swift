import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test that mounts a small disk where users have no namespaces, as in some containers.
  static var needsNamespaces: Self {
    .enabled(if: Machine.hasNamespaces, "This machine lets no user mount: unshare -Urm fails")
  }

  /// Skips a test that mounts folders read-only where nobody may.
  static var needsMounting: Self {
    .enabled(if: Machine.mayMount, "Needs root, and the right to mount: unshare -m fails")
  }

  /// Skips a test that runs as another user where this one may not become one.
  static var needsAnotherUser: Self {
    .enabled(
      if: Machine.mayBecomeAnother,
      "Needs root, setpriv, and a build that another user may run")
  }

  /// Skips a test of clocks that jump where Debian's `faketime` is missing.
  static var needsFaketime: Self {
    .enabled(if: Machine.hasFaketime, "faketime is not installed")
  }
}

/// What this machine lets tests do.
private enum Machine {
  static let hasNamespaces = succeeds("unshare -Urm sh -c 'mount -t tmpfs none /mnt'")

  static let mayMount =
    getuid() == 0
    && succeeds("unshare -m sh -c 'mount --make-rprivate /; mount -o remount,ro,bind /'")

  static let mayBecomeAnother =
    getuid() == 0
    && succeeds(
      "setpriv --reuid=65534 --regid=65534 --clear-groups '\(fixture)' list --device iphone-8")

  static let hasFaketime = succeeds("faketime @0 true")

  private static let fixture = Run.products.appendingPathComponent("snapshot-fixture").path

  private static func succeeds(_ script: String) -> Bool {
    (try? Run(path: "/bin/sh", ["-c", script], in: FileManager.default.temporaryDirectory))?
      .status == 0
  }
}
