/// The arrow of a row that leads to another page, as UITableViewCell's accessory.
struct DisclosureIndicator: View {
  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(.subheadline, weight: .semibold))
      .imageScale(.small)
      .foregroundStyle(Color(.tertiaryLabel))
      .accessibilityInfo { $0.isHidden = true }
  }
}
