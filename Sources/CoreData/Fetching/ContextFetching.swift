extension NSManagedObjectContext {
  /// Returns what a request asks for.
  ///
  /// - Parameter request: The request.
  /// - Returns: Objects, identifiers or dictionaries, in the order that the request asks for.
  /// - Throws: An error of Cocoa's for an entity or a key that the model does not have.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    if request.resultType == .countResultType {
      return [NSNumber(value: try objects(request).count)].compactMap { $0 as? T }
    }
    let objects = try objects(request)
    if request.resultType == .managedObjectIDResultType {
      return objects.compactMap { $0.objectID as? T }
    }
    if request.resultType == .dictionaryResultType {
      return dictionaries(of: objects, request).compactMap { $0 as? T }
    }
    return objects.compactMap { $0 as? T }
  }

  /// Returns the number of objects that a request asks for.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try objects(request).count
  }

  /// Executes a request: a fetch, or a change of many objects.
  ///
  /// - Parameter request: The request.
  /// - Returns: The result of the request.
  /// - Throws: An error of Cocoa's for an entity or a key that the model does not have.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let request = request as? any ExecutableRequest { return try request.execute(in: self) }
    return NSPersistentStoreResult()
  }

  func objects<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    let entity = try request.entity(in: self)
    var found = identifiers(of: entity).map(object(with:))
    if !request.includesSubentities { found = found.filter { $0.entity === entity } }
    unknownKey = nil
    if let predicate = request.predicate {
      found = found.filter { predicate.evaluate(with: $0) }
    }
    if let order = request.sortDescriptors, !order.isEmpty {
      found = ObjectOrder.sorted(found, order)
    }
    if let unknownKey { throw unknownKey.cocoaError }
    found = Array(found.dropFirst(max(request.fetchOffset, 0)))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  private func dictionaries<T>(
    of objects: [NSManagedObject], _ request: NSFetchRequest<T>
  ) -> [[String: Any]] {
    let all = objects.map { object in
      let names =
        request.propertiesToFetch?.compactMap {
          ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name
        } ?? object.entity.attributes.map(\.name)
      return Dictionary(
        names.compactMap { name in object.value(forKey: name).map { (name, $0) } }
      ) { first, _ in first }
    }
    guard request.returnsDistinctResults else { return all }
    var known: Set<NSDictionary> = []
    return all.filter { known.insert(NSDictionary(dictionary: $0)).inserted }
  }
}

/// A request that a context can execute.
protocol ExecutableRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: ExecutableRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result: NSAsynchronousFetchResult<ResultType>
    do {
      result = NSAsynchronousFetchResult(self, try context.fetch(fetchRequest), nil)
    } catch {
      result = NSAsynchronousFetchResult(self, nil, error)
    }
    completion?(result)
    return result
  }
}

/// The order of fetched objects.
enum ObjectOrder {
  /// Returns objects in an order; those that it does not tell apart stay as they were.
  static func sorted<Object>(_ objects: [Object], _ order: [NSSortDescriptor]) -> [Object] {
    objects.enumerated().sorted { first, second in
      for descriptor in order {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }
    .map(\.element)
  }
}
