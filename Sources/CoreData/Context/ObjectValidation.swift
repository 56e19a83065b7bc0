/// The checks of objects before they are saved, and their errors.
enum ObjectValidation {
  /// Returns the errors that one is made of, or itself.
  static func parts(of error: NSError) -> [NSError] {
    error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
  }

  /// Returns one error of several; nil of none.
  static func joined(_ errors: [NSError]) -> NSError? {
    guard errors.count > 1 else { return errors.first }
    let sentences = errors.map(\.localizedDescription)
    return NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [
        NSDetailedErrorsKey: errors,
        NSLocalizedDescriptionKey: sentences.joined(separator: "\n"),
      ])
  }

  /// Returns the error of a property that is not as its entity asks.
  static func error(
    _ code: CocoaError.Code, _ object: NSManagedObject, _ key: String, _ sentence: String
  ) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code.rawValue,
      userInfo: [
        NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key,
        NSLocalizedDescriptionKey: sentence,
      ])
  }

  /// Returns the error of an object that somebody else has changed since it was read.
  static func conflict(_ object: NSManagedObject, _ saved: ObjectRow) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
      userInfo: [
        NSPersistentStoreSaveConflictsErrorKey: [NSMergeConflict(object, saved)],
        NSLocalizedDescriptionKey:
          "\(object.objectID) has been saved by another context since it was read here: set the "
          + "context's mergePolicy, or automaticallyMergesChangesFromParent",
      ])
  }

  /// Returns the error of an object whose values another one has.
  static func twin(
    _ object: NSManagedObject, _ names: [String], _ saved: NSManagedObject
  ) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
      userInfo: [
        NSPersistentStoreSaveConflictsErrorKey: [NSConstraintConflict(object, names, saved)],
        NSLocalizedDescriptionKey:
          "\(object.objectID) has the \(names.joined(separator: ", ")) of \(saved.objectID), which "
          + "a constraint of the entity \(object.entity.title) forbids: set the context's "
          + "mergePolicy, or other values",
      ])
  }
}

extension NSManagedObject {
  /// Checks all properties.
  func validate() throws {
    let values = row
    var errors: [NSError] = []
    for attribute in entity.attributes {
      if let error = violation(of: attribute, values.attributes[attribute.name]) {
        errors.append(error)
      }
    }
    for relationship in entity.relationships {
      let count = values.relations[relationship.name]?.count ?? 0
      if let error = violation(of: relationship, count) { errors.append(error) }
    }
    if let error = ObjectValidation.joined(errors) { throw error }
  }

  private func violation(of attribute: NSAttributeDescription, _ value: Any?) -> NSError? {
    let name = attribute.name
    guard let value else {
      if attribute.isOptional || attribute is NSDerivedAttributeDescription { return nil }
      return ObjectValidation.error(
        .validationMissingMandatoryProperty, self, name,
        "\(objectID) has no value of “\(name)”, which is not optional in the data model: set it "
          + "before the context is saved")
    }
    let isText = attribute.attributeType == .stringAttributeType
    return attribute.limits.violation(by: value, isText: isText).map { code in
      ObjectValidation.error(
        code, self, name,
        "“\(name)” of \(objectID) is \(value), which is outside of the data model's limits")
    }
  }

  private func violation(
    of relationship: NSRelationshipDescription, _ count: Int
  ) -> NSError? {
    let name = relationship.name
    if count == 0 {
      if relationship.isOptional { return nil }
      return ObjectValidation.error(
        .validationMissingMandatoryProperty, self, name,
        "\(objectID) has no object of “\(name)”, which is not optional in the data model: set it "
          + "before the context is saved")
    }
    if count < relationship.minCount {
      return ObjectValidation.error(
        .validationRelationshipLacksMinimumCount, self, name,
        "“\(name)” of \(objectID) leads to \(count) objects, at least \(relationship.minCount) "
          + "are asked for")
    }
    guard relationship.maxCount > 0, count > relationship.maxCount else { return nil }
    return ObjectValidation.error(
      .validationRelationshipExceedsMaximumCount, self, name,
      "“\(name)” of \(objectID) leads to \(count) objects, \(relationship.maxCount) are allowed")
  }

  /// Checks the relationships that keep an object from being deleted.
  func validateDeletion() throws {
    for relationship in entity.relationships where relationship.deleteRule == .denyDeleteRule {
      if related(relationship).contains(where: { !$0.isDeleted }) {
        throw ObjectValidation.error(
          .validationRelationshipDeniedDelete, self, relationship.name,
          "\(objectID) cannot be deleted: its relationship “\(relationship.name)” denies it while "
            + "it leads to objects. Delete those first")
      }
    }
  }
}
