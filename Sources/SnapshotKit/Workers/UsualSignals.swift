import Foundation

extension posix_spawnattr_t {
  /// Lets signals end a process even if whoever starts it, or the thread that does, blocks or
  /// ignores them.
  mutating func setUsualSignals() {
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&self, &none)
    posix_spawnattr_setsigdefault(&self, &all)
    posix_spawnattr_setflags(
      &self, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
  }
}
