// The part of Foundation that the client uses, as its headers declare it. The last lines translate the names that the
// compiler on Linux gives to Foundation's classes in a header.
#pragma clang system_header
#include <stdbool.h>

typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef struct _NSZone NSZone;
#define YES __objc_yes
#define NO __objc_no
#define nil ((id)0)
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

NS_ASSUME_NONNULL_BEGIN

@class NSString, NSArray, NSDictionary;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
@property (readonly, copy) NSString *description;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)new;
+ (instancetype)alloc;
- (instancetype)init;
- (id)copy;
- (id)mutableCopy;
@end

@interface NSString : NSObject
@end

typedef struct {
  unsigned long state;
  id __unsafe_unretained _Nullable *_Nullable itemsPtr;
  unsigned long *_Nullable mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;

@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained _Nullable[_Nonnull])buffer
                                    count:(NSUInteger)count;
@end

@interface NSArray<ObjectType> : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull[_Nullable])objects count:(NSUInteger)count;
@end

@interface NSSet<ObjectType> : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
- (BOOL)containsObject:(ObjectType)object;
@end

@interface NSDictionary<KeyType, ObjectType> : NSObject
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
+ (instancetype)dictionaryWithObjects:(const ObjectType _Nonnull[_Nullable])objects
                              forKeys:(const KeyType _Nonnull[_Nullable])keys
                                count:(NSUInteger)count;
@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
- (void)setObject:(nullable ObjectType)object forKeyedSubscript:(KeyType)key;
@end

@interface NSNumber : NSObject
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
@property (readonly) NSInteger integerValue;
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@property (readonly, copy) NSString *stringValue;
@end

@interface NSDecimalNumber : NSNumber
@end

@interface NSURL : NSObject
@end

@interface NSDate : NSObject
@end

@interface NSError : NSObject
@property (readonly, copy) NSString *localizedDescription;
@property (readonly, copy) NSDictionary<NSString *, id> *userInfo;
@end

extern void NSLog(NSString *format, ...);

NS_ASSUME_NONNULL_END

#define _TtC10Foundation8NSString NSString
#define _TtC10Foundation7NSArray NSArray
#define _TtC10Foundation5NSSet NSSet
#define _TtC10Foundation12NSDictionary NSDictionary
#define _TtC10Foundation5NSURL NSURL
#define _TtC10Foundation6NSDate NSDate
