import SnapshotKit

if environment("FIXTURE_PREVIEWS") != nil {
  SnapshotCommand.main(previewsOf: "snapshot_fixture")
}
SnapshotCommand.main(try fixtureCatalogue())
