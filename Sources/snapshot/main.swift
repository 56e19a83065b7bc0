import Showcase
import SnapshotKit

SnapshotCommand.main(try Showcase.catalogue())
