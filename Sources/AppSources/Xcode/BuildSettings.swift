import Foundation

/// The build settings of targets, of a release where there are several configurations.
struct BuildSettings {
  private let objects: ProjectObjects
  private let files: ProjectFiles

  init(_ objects: ProjectObjects, _ files: ProjectFiles) {
    (self.objects, self.files) = (objects, files)
  }

  /// The settings of a target over those of the project.
  ///
  /// A configuration's own stand over those of the file `.xcconfig` that it names.
  func all(of target: ProjectObjects.Object) -> [String: String] {
    own(of: target).reduce(into: own(of: objects.root)) { all, setting in
      let inherited = all[setting.key] ?? ""
      all[setting.key] = setting.value.replacingOccurrences(of: "$(inherited)", with: inherited)
        .trimmingCharacters(in: .whitespaces)
    }
  }

  private func own(of object: ProjectObjects.Object) -> [String: String] {
    guard let list = objects[object["buildConfigurationList"]] else { return [:] }
    let all = objects.objects("buildConfigurations", of: list)
    guard let chosen = all.first(where: { $0["name"] == "Release" }) ?? all.first else {
      return [:]
    }
    let file = files.baseConfiguration(of: chosen).map { BuildConfigurationFile($0).settings }
    return (file ?? [:]).merging(chosen.dictionary("buildSettings")) { below, own in
      own.replacingOccurrences(of: "$(inherited)", with: below)
    }
  }

  /// An app for several systems has the root `auto`, and tells them by name.
  func isForPhones(_ target: ProjectObjects.Object) -> Bool {
    let settings = all(of: target)
    return settings["SUPPORTED_PLATFORMS"].map { $0.contains("iphoneos") }
      ?? (settings["SDKROOT"] == "iphoneos")
  }
}
