import Foundation
import KitchenCore

/// What the example app knows: a few dozen recipes, the people who wrote them, and what the shops sell.
nonisolated enum Pantry {
    /// Who uses the app.
    static let currentUser = User(id: 1, name: "Hanako", favouriteRecipeID: 13)

    static let users = [
        currentUser,
        User(id: 2, name: "Taro", favouriteRecipeID: 1),
        User(id: 3, name: "Yuki", favouriteRecipeID: 28),
        User(id: 4, name: "Kenji"),
    ]

    static let shops = ["Corner shop", "Fish market", "Green grocer"].enumerated().map {
        Shop(id: Int64($0 + 1), name: $1)
    }

    static let recipes = recipeTable.enumerated().map { index, row in
        Recipe(
            id: Int64(index + 1),
            title: row.title,
            authorID: users[index % users.count].id,
            ingredients: row.ingredients.split(separator: " ").map(String.init),
            minutes: row.minutes
        )
    }

    static let products = productTable.enumerated().map { index, row in
        Product(
            id: Int64(index + 1),
            name: row.name,
            price: row.price,
            shopID: shops[row.shop].id,
            // The pictures that the app's bundle has; a program without a screen has none.
            imageURL: Bundle.main.url(forResource: row.name, withExtension: "jpg"),
            isNew: newProducts.contains(row.name),
            stock: stock[row.name] ?? .plenty
        )
    }

    private static let newProducts: Set = ["kimchi", "pumpkin"]
    private static let stock: [String: ProductStock] = ["salmon": .few(left: 2), "shrimp": .soldOut]

    private static let recipeTable: [(title: String, ingredients: String, minutes: Int)] = [
        ("Miso soup", "miso tofu wakame dashi", 15),
        ("Tomato salad", "tomato onion olive-oil", 10),
        ("Curry rice", "rice curry-roux potato carrot onion beef", 45),
        ("Omelette rice", "rice egg onion ketchup chicken", 25),
        ("Potato salad", "potato carrot egg mayonnaise", 30),
        ("Grilled salmon", "salmon salt lemon", 20),
        ("Ginger pork", "pork ginger soy-sauce onion", 20),
        ("Fried noodles", "noodles cabbage carrot pork", 20),
        ("Gyoza", "pork cabbage garlic flour", 60),
        ("Tempura", "shrimp flour egg oil", 40),
        ("Oyakodon", "rice chicken egg onion soy-sauce", 25),
        ("Beef bowl", "rice beef onion soy-sauce", 25),
        ("Hamburg steak", "beef onion egg bread", 40),
        ("Minestrone", "tomato carrot onion cabbage pasta", 40),
        ("Carbonara", "pasta egg bacon cheese", 20),
        ("Napolitan", "pasta ketchup onion sausage", 20),
        ("Mapo tofu", "tofu pork garlic chili", 25),
        ("Kimchi stew", "kimchi pork tofu", 30),
        ("Onion soup", "onion cheese bread", 50),
        ("Pumpkin soup", "pumpkin milk onion", 35),
        ("Chicken stew", "chicken milk carrot potato", 50),
        ("Fish and chips", "cod potato flour oil", 40),
        ("Sardines in oil", "sardine garlic olive-oil", 30),
        ("Rice balls", "rice salmon seaweed", 15),
        ("Egg sandwich", "egg bread mayonnaise", 15),
        ("Pancakes", "flour egg milk", 20),
        ("Fruit yoghurt", "yoghurt apple lemon", 5),
        ("Apple pie", "apple flour butter sugar", 90),
        ("Pudding", "egg milk sugar", 60),
        ("Lemonade", "lemon sugar", 5),
    ]

    private static let productTable: [(name: String, price: Int, shop: Int)] = [
        ("miso", 400, 0), ("tofu", 80, 0), ("wakame", 250, 1), ("dashi", 300, 0),
        ("tomato", 120, 2), ("onion", 60, 2), ("olive-oil", 700, 0), ("rice", 2_000, 0),
        ("curry-roux", 280, 0), ("potato", 50, 2), ("carrot", 60, 2), ("beef", 900, 0),
        ("egg", 30, 0), ("ketchup", 200, 0), ("chicken", 450, 0), ("mayonnaise", 260, 0),
        ("salmon", 480, 1), ("salt", 100, 0), ("lemon", 110, 2), ("pork", 500, 0),
        ("ginger", 140, 2), ("soy-sauce", 320, 0), ("noodles", 180, 0), ("cabbage", 190, 2),
        ("garlic", 130, 2), ("flour", 240, 0), ("shrimp", 620, 1), ("oil", 380, 0),
        ("bread", 220, 0), ("pasta", 200, 0), ("bacon", 350, 0), ("cheese", 420, 0),
        ("kimchi", 330, 2), ("pumpkin", 290, 2), ("milk", 210, 0), ("cod", 450, 1),
        ("sardine", 260, 1), ("seaweed", 310, 1), ("apple", 150, 2), ("sugar", 190, 0),
    ]
}
