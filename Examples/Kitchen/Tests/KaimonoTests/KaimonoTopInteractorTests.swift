import KitchenCore
import KitchenCoreTestSupport
import Testing

@testable import Kaimono

@MainActor
@Suite
struct KaimonoTopInteractorTests {
    private let orders = MockOrderRepository()
    private let notices = MockNoticeRepository()
    private let settings = MockNotificationSettings()

    private func makeInteractor() -> KaimonoTopInteractor {
        let environment = MockSceneEnvironment()
        environment.orderRepositoryStub = orders
        environment.noticeRepositoryStub = notices
        environment.notificationSettingsStub = settings
        return KaimonoTopInteractor(environment: environment)
    }

    @Test func theDeliveryIsThatOfTheOrder() async throws {
        orders.latestReturnValue = .sample
        orders.deliveryReturnValue = .sample
        let interactor = makeInteractor()
        let order = try #require(interactor.latestOrder())
        #expect(try await interactor.fetchDelivery(order: order) == .sample)
        #expect(orders.deliveryReceivedOrder == Order.sample.id)
    }

    @Test func noticesAreDismissedByTheirNumber() async throws {
        notices.currentReturnValue = .sample
        let interactor = makeInteractor()
        #expect(try await interactor.fetchNotice() == .sample)
        interactor.dismissNotice(noticeID: 3)
        #expect(notices.dismissReceivedId == 3)
    }

    @Test func notificationsAreThoseOfTheSettings() async {
        settings.areOffReturnValue = AsyncStream { continuation in
            continuation.yield(true)
            continuation.finish()
        }
        let interactor = makeInteractor()
        var answers: [Bool] = []
        for await areOff in interactor.followNotifications() { answers.append(areOff) }
        #expect(answers == [true])
        interactor.openNotificationSettings()
        #expect(settings.openCallsCount == 1)
    }
}
