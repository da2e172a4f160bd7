import { expect, it } from "vitest";
import { networkName } from "#core/access/network";

it.each([
	["192.0.2.1", "192.0.2.1"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:db8:1:2::", "2001:db8:1:2::/64"],
	["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
	["2001:db8::1", "2001:db8:0:0::/64"],
	["2001:db8::2:3:4:5", "2001:db8:0:0::/64"],
	["::1", "0:0:0:0::/64"],
	["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
	["::ffff:192.0.2.1", "192.0.2.1"],
])("counts %s as %s", (address, network) => expect(networkName(address)).toBe(network));

it("tells neighbouring networks apart", () => {
	expect(networkName("2001:db8:1:3::1")).not.toBe(networkName("2001:db8:1:2::1"));
	expect(networkName("192.0.2.2")).not.toBe(networkName("192.0.2.1"));
});

it.each([null, "", "somebody", "300.0.0.1", "2001:db8:::1", "192.0.2.1, 198.51.100.1"])(
	"does not take %j for an address",
	(text) => expect(networkName(text)).toBe("unknown"),
);
