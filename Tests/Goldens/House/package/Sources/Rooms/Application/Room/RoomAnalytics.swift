//
//  Rooms
//
//  Copyright House. All rights reserved.
//

/// What is counted of the screen.
struct RoomAnalytics {
    let screen = RoomScreenName.value
}
