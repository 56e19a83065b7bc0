/// A message of JSON-RPC 2.0, as a client of the Model Context Protocol sends it.
enum RPCMessage: Sendable {
  /// Something that is to be answered under its id: a text or a whole number.
  case request(id: JSONValue, method: String, parameters: JSONValue)
  /// Something that is told, and answered in no case.
  case notification(method: String)
  /// An answer to a request of the server's, which sends none.
  case response

  /// Reads a message.
  ///
  /// - Throws: ``RPCError`` for what is none.
  init(_ value: JSONValue) throws(RPCError) {
    guard case .object(let members) = value else {
      throw RPCError(.invalidRequest, "A message is an object.")
    }
    let id = Self.id(members["id"])
    guard members["jsonrpc"] == "2.0" else {
      throw RPCError(.invalidRequest, "A message has \"jsonrpc\": \"2.0\".", id: id)
    }
    guard let name = members["method"] else {
      guard members["result"] != nil || members["error"] != nil else {
        throw RPCError(.invalidRequest, "A request has a \"method\".", id: id)
      }
      self = .response
      return
    }
    guard let method = name.text else {
      throw RPCError(.invalidRequest, "A \"method\" is a text.", id: id)
    }
    guard members["id"] != nil else {
      self = .notification(method: method)
      return
    }
    guard let id else {
      throw RPCError(.invalidRequest, "An \"id\" is a text or a whole number.")
    }
    switch members["params"] {
    case nil, .null: self = .request(id: id, method: method, parameters: [:])
    case .object(let parameters):
      self = .request(id: id, method: method, parameters: .object(parameters))
    default: throw RPCError(.invalidParameters, "\"params\" are an object.", id: id)
    }
  }

  private static func id(_ value: JSONValue?) -> JSONValue? {
    switch value {
    case .text, .integer: value
    default: nil
    }
  }

  /// Returns a notification of the server's.
  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .text(method), "params": parameters]
  }

  /// Returns the answer to a request.
  static func answer(_ result: JSONValue, to id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }
}

/// An error of the protocol, which a client sees and a model mostly does not.
struct RPCError: Error, Equatable {
  enum Code: Int, Sendable {
    case noJSON = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
  }

  let code: Code
  let message: String
  /// The id of the request, where it could be read.
  var id: JSONValue?

  init(_ code: Code, _ message: String, id: JSONValue? = nil) {
    (self.code, self.message, self.id) = (code, message, id)
  }

  /// The error as it is sent.
  var answer: JSONValue {
    [
      "jsonrpc": "2.0", "id": id ?? .null,
      "error": ["code": .integer(code.rawValue), "message": .text(message)],
    ]
  }
}
