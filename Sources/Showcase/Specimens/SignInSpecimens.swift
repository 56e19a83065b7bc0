import AppFilters
import AuthenticationServices
import Foundation
import SwiftUI

/// Buttons to sign in, in their words and colours.
private struct SignInPage: View {
  var body: some View {
    VStack(spacing: 16) {
      button(.signIn).frame(height: 44)
      button(.continue).signInWithAppleButtonStyle(.white).frame(height: 50)
      button(.signUp).signInWithAppleButtonStyle(.whiteOutline).frame(height: 56)
      button(.signIn).frame(width: 140, height: 30)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.secondarySystemBackground))
  }

  private func button(_ label: SignInWithAppleButton.Label) -> SignInWithAppleButton {
    SignInWithAppleButton(label) { _ in
    } onCompletion: { _ in
    }
  }
}

/// A ticket with its codes, which stay black on white.
private struct TicketPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("Билет").font(.headline)
      picture(qrCode).resizable().scaledToFit().frame(width: 180)
      picture(barCode).resizable().frame(width: 240, height: 60)
      Text(verbatim: "SRK-2041").font(.caption.monospaced())
    }
    .padding(24)
    .foregroundStyle(.black)
    .background(.white, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
  }

  private var qrCode: CIImage? {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("https://example.org/tickets/2041".utf8)
    return filter.outputImage
  }

  private var barCode: CIImage? {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("SRK-2041".utf8)
    return filter.outputImage
  }

  private func picture(_ code: CIImage?) -> Image {
    guard let code, let picture = CIContext().createCGImage(code, from: code.extent) else {
      return Image(systemName: "qrcode")
    }
    return Image(uiImage: UIImage(cgImage: picture)).interpolation(.none)
  }
}

extension SpecimenFamily {
  /// Buttons to sign in, and codes on a ticket.
  static let signIn = SpecimenFamily(
    "sign-in", title: "Вход и коды",
    windows: [
      WindowSpecimen("SignInWithAppleButton") { SignInPage() },
      WindowSpecimen("SignInWithAppleButton, right to left") {
        SignInPage().environment(\.layoutDirection, .rightToLeft)
      },
      WindowSpecimen("CIFilter, codes") { TicketPage() },
      WindowSpecimen("CIFilter, codes, largest type") {
        TicketPage().dynamicTypeSize(.accessibility5)
      },
    ])
}
