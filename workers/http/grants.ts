import type { GrantSummary, OAuthHelpers } from "@cloudflare/workers-oauth-provider";
import { isScope, type Scope } from "#core/access/scopes";
import type { Grants } from "#core/ports/outside";

/** What a grant says about its client in the open, for the list of connected apps. */
export interface GrantMetadata {
	clientName: string;
	/** Domain of the client's metadata document; null for clients that registered themselves. */
	clientDomain: string | null;
}

/** An app that somebody let act for them: all grants of one client. */
export interface ConnectedApp extends GrantMetadata {
	clientId: string;
	scopes: Scope[];
	/** Of the first grant; epoch milliseconds. */
	since: number;
	/** When the last grant ends by itself; epoch milliseconds. */
	until: number;
}

/** Whether its code was redeemed. */
const isLive = (grant: GrantSummary): boolean => grant.expiresAt !== undefined;

const liveGrants = async (api: OAuthHelpers, userId: number) => (await everyGrant(api, userId)).filter(isLive);

async function everyGrant(api: OAuthHelpers, userId: number): Promise<GrantSummary[]> {
	const grants: GrantSummary[] = [];
	let cursor: string | undefined;
	do {
		const page = await api.listUserGrants(String(userId), cursor === undefined ? {} : { cursor });
		grants.push(...page.items);
		cursor = page.cursor;
	} while (cursor !== undefined);
	return grants;
}

/** @returns the apps that act for a user, in order of their names. */
export async function connectedApps(api: OAuthHelpers, userId: number): Promise<ConnectedApp[]> {
	const apps = new Map<string, ConnectedApp>();
	for (const grant of await liveGrants(api, userId)) {
		const metadata = grant.metadata as GrantMetadata;
		const before = apps.get(grant.clientId);
		const since = grant.createdAt * 1000;
		const until = (grant.expiresAt ?? grant.createdAt) * 1000;
		apps.set(grant.clientId, {
			clientId: grant.clientId,
			clientName: metadata.clientName,
			clientDomain: metadata.clientDomain,
			scopes: [...new Set([...(before?.scopes ?? []), ...grant.scope.filter(isScope)])],
			since: Math.min(before?.since ?? since, since),
			until: Math.max(before?.until ?? until, until),
		});
	}
	return [...apps.values()].sort((a, b) => (a.clientName < b.clientName ? -1 : 1));
}

/** Which scopes a user has granted a client for a resource and not taken back. */
export async function grantedScopes(
	api: OAuthHelpers,
	userId: number,
	client: { clientId: string; resource: string | undefined },
): Promise<Scope[]> {
	const grants = (await liveGrants(api, userId)).filter(
		(grant) => grant.clientId === client.clientId && grant.resource === client.resource,
	);
	return [...new Set(grants.flatMap((grant) => grant.scope.filter(isScope)))];
}

/** @param helpers those of the authorization server; null where it cannot be, and then there are no grants. */
export function appGrants(helpers: () => Promise<OAuthHelpers | null>): Grants {
	const revokeWhere = async (userId: number, isMeant: (grant: GrantSummary) => boolean) => {
		const api = await helpers();
		if (api === null) return 0;
		const grants = (await everyGrant(api, userId)).filter(isMeant);
		for (const grant of grants) await api.revokeGrant(grant.id, String(userId));
		return grants.length;
	};
	return {
		revoke: (userId, clientId) => revokeWhere(userId, (grant) => isLive(grant) && grant.clientId === clientId),
		revokeAll: (userId) => revokeWhere(userId, () => true),
	};
}
