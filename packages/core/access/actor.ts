/** Who acts through a page, a link, a provider's message or a job; operations have callers instead. */
export type Actor = Person | TeamMember | Provider | LinkHolder | Visitor | System;

/** Somebody signed in on the site. */
export interface Person {
	kind: "person";
	userId: number;
	/** As `networkOf` gives it. */
	network: string;
}

/** Somebody of the site team, signed in on the site. */
export interface TeamMember {
	kind: "team";
	userId: number;
	network: string;
	/** SHA-256 of the token of the browser that acts: what asks for a fresh sign-in asks when it was opened. */
	session?: string | undefined;
}

/** An outside service that reports something, such as a payment; its message has been verified. */
export interface Provider {
	kind: "provider";
	name: string;
}

/** Whoever holds an address that was given to one person only: a mailed link, a checkout page. Need not be signed in. */
export interface LinkHolder {
	kind: "link_holder";
	network: string;
}

/** Whoever uses a public page: nobody needs to know who. */
export interface Visitor {
	kind: "visitor";
	network: string;
}

/** The service itself, in the background. */
export interface System {
	kind: "system";
	/** The outbox row or cron that set it off. */
	cause: string;
}

export type ActorKind = Actor["kind"];

/** The name under which an actor's rate is counted. */
export function actorKey(actor: Actor): string {
	switch (actor.kind) {
		case "person":
		case "team":
			return `user:${actor.userId}`;
		case "provider":
			return `provider:${actor.name}`;
		case "link_holder":
		case "visitor":
			return `network:${actor.network}`;
		case "system":
			return actor.cause;
	}
}

/** How the audit log names an actor: it keeps no network addresses. */
export function actorName(actor: Actor): string {
	return actor.kind === "link_holder" || actor.kind === "visitor" ? actor.kind : actorKey(actor);
}
