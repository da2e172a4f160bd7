import { expect, it } from "vitest";
import { type Actor, actorKey, actorName } from "#core/access/actor";

const ACTORS: [Actor, key: string, name: string][] = [
	[{ kind: "person", userId: 7, network: "192.0.2.1" }, "user:7", "user:7"],
	[{ kind: "team", userId: 8, network: "192.0.2.1" }, "user:8", "user:8"],
	[{ kind: "provider", name: "stripe" }, "provider:stripe", "provider:stripe"],
	[{ kind: "link_holder", network: "192.0.2.1" }, "network:192.0.2.1", "link_holder"],
	[{ kind: "visitor", network: "2001:db8::" }, "network:2001:db8::", "visitor"],
	[{ kind: "system", cause: "outbox:7" }, "outbox:7", "outbox:7"],
];

it.each(ACTORS)("%o is counted as %s, and logged as %s without a network address", (actor, key, name) => {
	expect([actorKey(actor), actorName(actor)]).toEqual([key, name]);
});
