import ContentCards
import LoyaltyCards

let card = ContentCard(
  id: "p1", extras: ["class_type": "loyalty_points", "points": "120", "level": "Gold"])
let conversion = ContentCardClassType.convertContentCards([card], for: [.points])
for case .points(let points) in conversion.objects { print(points.label) }
print("created without a card:", Points(points: 1, level: .silver).label)
