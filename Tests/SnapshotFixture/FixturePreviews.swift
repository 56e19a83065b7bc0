import SwiftUI

// Screens that main.swift takes from previews instead, where FIXTURE_PREVIEWS is set.

struct Harbour_Previews: PreviewProvider {
  static var previews: some View { Color.teal.previewLayout(.fixed(width: 40, height: 20)) }
}

#Preview("Quay", traits: .fixedLayout(width: 30, height: 30)) {
  Color.indigo
}
