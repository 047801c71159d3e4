public import MarketCore
public import ViperTesting

// Ask `self` for each requirement of APIClient. For example:
//
//     public func get<Value: Decodable>(_ path: String) async throws -> Value {
//         try answer(to: path)
//     }
nonisolated extension ViperTesting.StubAPIClient: MarketCore.APIClient {}
