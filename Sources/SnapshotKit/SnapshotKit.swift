// SnapshotKit
