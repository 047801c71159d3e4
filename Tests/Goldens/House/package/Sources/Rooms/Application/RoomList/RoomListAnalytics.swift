//
//  Rooms
//
//  Copyright House. All rights reserved.
//

/// What is counted of the screen.
struct RoomListAnalytics {
    let screen = RoomListScreenName.value
}
