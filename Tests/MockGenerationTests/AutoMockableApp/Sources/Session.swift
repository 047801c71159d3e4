import Foundation

protocol SessionStoring {
    var token: String? { get set }
    var userID: Int { get }
    func signIn(name: String, password: String) async throws -> Session
    func signOut()
}

// sourcery: AutoMockable
extension SessionStoring {}

struct Session { var token: String }

protocol TokenRefreshing: AnyObject {  // sourcery: AutoMockable
    func refresh(_ session: Session, force: Bool) throws -> Session
    func refresh(_ session: Session) throws -> Session
}
