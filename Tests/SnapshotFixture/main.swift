import SnapshotKit

SnapshotCommand.main(try fixtureCatalogue())
