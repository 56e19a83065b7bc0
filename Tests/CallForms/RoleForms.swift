import SwiftUI
import UIKit

/// Buttons of a role alone, transitions by their types, and paths that draw themselves.
struct RoleForms: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isOn = true

  var body: some View {
    Text("A").toolbar {
      ToolbarItem(placement: .cancellationAction) { Button(role: .close) { dismiss() } }
      ToolbarItem(placement: .topBarTrailing) {
        Button(role: .close, action: dismiss.callAsFunction)
      }
      ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) { isOn = false } }
    }
    Button(role: .destructive) { isOn = false }
    Button(role: .cancel) {
    } label: {
      Text("A")
    }
    Button("Save", role: .confirm) { isOn = false }
    if isOn { transitions }
    Image(uiImage: Self.picture)
  }

  @ViewBuilder private var transitions: some View {
    Text("A").transition(.scale(0.5).combined(with: .opacity))
    Text("A").transition(.scale(0.5, anchor: .bottom))
    Text("A").transition(.scale(0.5).animation(.bouncy))
    Text("A").transition(.scale.combined(with: .opacity))
    Text("A").transition(.move(edge: .top).combined(with: .opacity))
    Text("A").transition(.opacity.animation(.easeOut))
    Text("A").transition(isOn ? .slide : .opacity)
    Text("A").transition(isOn ? .identity : .push(from: .leading))
    Text("A").transition(.offset(y: 12))
    Text("A").transition(.asymmetric(insertion: .scale, removal: .opacity))
    Text("A").transition(AsymmetricTransition(insertion: .slide, removal: .opacity))
    Text("A").transition(PushTransition(edge: .leading).combined(with: OpacityTransition()))
    Text("A").transition(OffsetTransition(CGSize(width: 1, height: 2)))
    Text("A").transition(IdentityTransition())
  }

  private static var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      let path = UIBezierPath(cgPath: Path(CGRect(x: 2, y: 2, width: 8, height: 8)).cgPath)
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.miterLimit = 4
      path.usesEvenOddFillRule = true
      path.setLineDash([2, 1], count: 2, phase: 0)
      path.apply(CGAffineTransform(translationX: 1, y: 1))
      UIColor.systemRed.setFill()
      path.fill()
      path.fill(with: .multiply, alpha: 0.5)
      UIColor.black.setStroke()
      path.stroke()
      path.stroke(with: .normal, alpha: 0.5)
      if path.contains(path.currentPoint) { path.reversing().addClip() }
      path.removeAllPoints()
    }
  }
}
