//
//  Rooms
//
//  Copyright House. All rights reserved.
//

import RoomsInterface
import ViperRuntime

// MARK: - Events

extension RoomPresenter: RoomPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
