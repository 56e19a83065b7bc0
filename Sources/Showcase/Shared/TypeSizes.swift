import SnapshotKit
import SwiftUI

extension Screen {
  /// The screen at those type sizes too that its variants leave out, on a usual phone in light.
  ///
  /// Its variants are the smallest and the largest, by which most layouts break.
  var inAllTypeSizes: Screen {
    let others = DynamicTypeSize.allCases.filter {
      ![.large, .xSmall, .accessibility5].contains($0)
    }
    return variants(
      others.map { .typeSize($0) },
      on: .devices(
        ["iphone-15"], orientations: [.portrait], nativeScaleOnly: true, schemes: [.light]))
  }
}
