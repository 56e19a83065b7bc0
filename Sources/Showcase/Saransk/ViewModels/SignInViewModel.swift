import Combine
import SwiftUI

/// The state of signing in.
@MainActor final class SignInViewModel: ObservableObject {
  @Published var email = "" { didSet { emailError = nil } }
  @Published var password = "" { didSet { passwordError = nil } }
  @Published private(set) var emailError: LocalizedStringKey?
  @Published private(set) var passwordError: LocalizedStringKey?
  /// The failure that the service told.
  @Published private(set) var failure: LocalizedStringKey?
  @Published private(set) var isBusy = false
  /// The address to which a letter for a new password was sent.
  @Published private(set) var recoveredEmail: String?
  private let accounts: any AccountService
  private let didSignIn: @MainActor (TouristProfile) -> Void
  private var subscription: AnyCancellable?

  init(accounts: any AccountService, didSignIn: @escaping @MainActor (TouristProfile) -> Void) {
    (self.accounts, self.didSignIn) = (accounts, didSignIn)
  }

  /// A Boolean value that indicates whether a field is empty.
  var isEmpty: Bool { email.isEmpty || password.isEmpty }

  /// Checks the fields, and asks the service if they can be right.
  func submit() {
    (failure, recoveredEmail) = (nil, nil)
    let address = checkedAddress()
    passwordError = password.count < 8 ? "Пароль не короче 8 символов." : nil
    guard emailError == nil, passwordError == nil else { return }
    isBusy = true
    subscription = accounts.signIn(email: address, password: password).sink { [weak self] in
      self?.isBusy = false
      if case .failure(let error) = $0 { self?.failure = Self.words(error) }
    } receiveValue: { [weak self] in
      self?.didSignIn($0)
    }
  }

  /// Asks for a letter by which a new password is chosen, if the address can be right.
  func recover() {
    (failure, recoveredEmail, passwordError) = (nil, nil, nil)
    let address = checkedAddress()
    guard emailError == nil else { return }
    subscription = accounts.sendRecovery(to: address).sink { [weak self] in
      if case .failure(let error) = $0 { self?.failure = Self.words(error) }
    } receiveValue: { [weak self] in
      self?.recoveredEmail = address
    }
  }

  /// Returns the address without spaces around it, and says what is wrong with it.
  private func checkedAddress() -> String {
    let address = email.trimmingCharacters(in: .whitespaces)
    emailError =
      address.isEmpty
      ? "Введите адрес почты."
      : Self.isAddress(address) ? nil : "Проверьте адрес: в нём нужны @ и точка."
    return address
  }

  private static func words(_ error: AccountError) -> LocalizedStringKey {
    switch error {
    case .wrongPassword: "Почта или пароль не подходят. Проверьте их и попробуйте ещё раз."
    case .offline: "Нет соединения. Проверьте сеть и попробуйте ещё раз."
    }
  }

  /// Returns a Boolean value that indicates whether a text has a name, an @ and a domain's dot.
  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty
      && parts[1].split(separator: ".", omittingEmptySubsequences: false).count >= 2
      && !parts[1].hasPrefix(".") && !parts[1].hasSuffix(".")
  }
}
