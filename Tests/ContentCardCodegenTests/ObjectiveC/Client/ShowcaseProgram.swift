import ContentCards
import Foundation

// Reads every type of value from Swift in the same way as an Objective-C client.

var failures = 0
func check(_ isRight: Bool, _ line: Int = #line) {
  if !isRight {
    failures += 1
    print("line \(line) is wrong")
  }
}

func metaData(_ extras: [String: Any], _ fields: [String: Any] = [:]) -> [String: Any] {
  [
    SHPContentCardKey.idString: "a1", SHPContentCardKey.created: 0,
    SHPContentCardKey.dismissible: false,
    SHPContentCardKey.extras: extras,
  ].merging(fields) { $1 }
}

check(SHPContentCardKey.classType == "kind" && SHPContentCardKey.tintColor == "tint")

let numbers = SHPNumbers(
  metaData: metaData([
    "count": "3", "sizes": "1|2", "ratio": "0.25", "primes": "2,3", "steps": "0.5",
  ]),
  classType: .numbers)
check(numbers?.count == 3 && numbers?.sizes == [1, 2] && numbers?.ratio == 0.25)
check(numbers?.price == NSDecimalNumber(string: "3") && numbers?.listPrice == nil)
check(numbers?.primes == [2, 3] && numbers?.rates == [0.5, 1] && numbers?.steps == [0.5])

let texts = SHPTexts(
  metaData: metaData(
    [
      "body": "", "size": "X-LARGE", "other_sizes": "small", "line_2": "b", "line_1": "a",
      "notes": "x;y",
    ],
    [SHPContentCardKey.title: "T", SHPContentCardKey.imageAspectRatio: 1.5]),
  classType: .texts)
check(texts?.title == "T" && texts?.text == nil && texts?.imageAspectRatio == 1.5)
check(texts?.openURLInWebView == false)
check(texts?.size == .xLarge && texts?.otherSizes == [SHPTextsSize.small.rawValue])
check(SHPTexts.text(for: .xLarge) == "x-large" && SHPTextsSize.small.rawValue == 1)
check(texts?.line == ["a", "b"] && texts?.notes == ["x", "y"] && texts?.tags == ["new"])
check(texts?.lineHeight == nil && texts?.score == nil)

let others = SHPOthers(
  metaData: metaData([
    "starts_at": "2026-01-31T12:00:00Z", "tint": "#ff0000", "tints": "#00ff00,#0000ff",
    "stock": "A-1234",
    "flags": "true,false", "links": "https://a.com/,https://b.com/", "days": "0",
    "anything": #"{"a": [1, 2.5, true, null, "x"]}"#,
  ]), classType: .others)
check(others?.link == URL(string: "https://example.com/") && others?.links?.count == 2)
check(others?.startsAt == Date(timeIntervalSince1970: 1_769_860_800) && others?.endsAt == nil)
check(others?.days == [Date(timeIntervalSince1970: 0)])
check(others?.tint == "#FF0000FF" && others?.tints == ["#00FF00FF", "#0000FFFF"])
check(others?.isNew == false && others?.flags == [true, false])
let json = (others?.anything as? [String: Any])?["a"] as? [Any]
check(json?.count == 5 && json?[0] as? NSNumber == 1 && json?[1] as? NSNumber == 2.5)
check(json?[2] as? NSNumber == true && json?[3] is NSNull && json?[4] as? String == "x")
// Values that Objective-C cannot use are available in Swift.
check(others?.wrappedObject.stock.digits == "1234")

check(SHPContact(metaData: metaData([:]), classType: .contact) == nil)
check(
  SHPContact(metaData: metaData(["phone": "1", "town": "2"]), classType: .person)?.phone == "1")

let own = SHPOwn(metaData: metaData(["count": "1", "mood": "bad"]), classType: .own)
check(own?.mood?.intValue == SHPOwnMood.bad.rawValue && SHPOwn.text(for: .good) == "good")
check(SHPOwn(metaData: metaData(["count": "1"]), classType: .own)?.mood == nil)

let story = SHPStory(
  metaData: metaData(["headline": "H", "urgency": "high", "page_ids": "1+2", "badge": "new"]),
  classType: .newsStory)
check(story?.urgency == .high && story?.content.pages == [1, 2] && story?.content.page == nil)
check(story?.badge?.plain == "new" && SHPStory.text(for: .low) == "low")
let news: (any SHPNews)? = story
check(news?.headline == "H" && news?.image == nil)
check((story?.contentCardObject).map { SHPContentCardObject.object($0) } == story)
check(story?.contentCardData?.contentCardClassType == .newsStory)

if failures == 0 { print("all checks passed") }
