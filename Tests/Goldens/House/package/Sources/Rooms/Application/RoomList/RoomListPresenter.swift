//
//  Rooms
//
//  Copyright House. All rights reserved.
//

import RoomsInterface
import ViperRuntime

// MARK: - Events

extension RoomListPresenter: RoomListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapRoom(roomID: Int64) {
        wireframe.showRoom(roomID: roomID)
    }
}
