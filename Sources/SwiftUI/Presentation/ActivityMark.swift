/// The arcs of AirDrop around a wedge, which no symbol shows.
struct AirDropMark: View {
  var body: some View {
    ZStack {
      AirDropArcs().stroke(style: StrokeStyle(lineWidth: 3.2, lineCap: .round))
      AirDropWedge().fill()
    }
    .frame(width: 42, height: 42)
  }
}

/// Three arcs about one point, open below.
private struct AirDropArcs: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for share in [0.16, 0.29, 0.42] {
        // Away from the wedge by the same room at each radius.
        let opening = 28 + 4 / share
        let radius = rect.width * share
        let (start, end) = (Angle.degrees(90 + opening), Angle.degrees(450 - opening))
        path.move(
          to: CGPoint(
            x: rect.midX + radius * cos(start.radians), y: rect.midY + radius * sin(start.radians)))
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: start,
          endAngle: end, clockwise: false)
      }
    }
  }
}

/// A wedge with its point in the middle, and its base on a circle.
private struct AirDropWedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: middle)
      path.addArc(
        center: middle, radius: rect.width * 0.46, startAngle: .degrees(61),
        endAngle: .degrees(119), clockwise: false)
      path.closeSubpath()
    }
  }
}

/// A sheet of notes: its yellow head, a row of holes, lines.
struct NotesMark: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.yellow.frame(height: 17)
      HStack(spacing: 3) {
        ForEach(0..<11, id: \.self) { _ in
          Circle().fill(Color(white: 0.72)).frame(width: 1.6, height: 1.6)
        }
      }
      .padding(.top, 3)
      ForEach(0..<2, id: \.self) { _ in
        Color(white: 0.8).frame(height: 1).padding(.top, 11)
      }
      Spacer(minLength: 0)
    }
    .frame(width: 60, height: 60)
    .background(Color(white: 1))
    .clipShape(RoundedRectangle(cornerRadius: 13.5, style: .continuous))
  }
}
