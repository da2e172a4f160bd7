import { env } from "cloudflare:workers";
import addAddress from "#actions/account/add-address";
import choosePrimaryAddress from "#actions/account/choose-primary-address";
import confirmAddress from "#actions/account/confirm-address";
import connectSignInMethod from "#actions/account/connect-sign-in-method";
import createApiKey from "#actions/account/create-api-key";
import deleteAccount from "#actions/account/delete-account";
import disconnectSignInMethod from "#actions/account/disconnect-sign-in-method";
import editFounderPage from "#actions/account/edit-founder-page";
import endSession from "#actions/account/end-session";
import exportAccount from "#actions/account/export-account";
import removeAddress from "#actions/account/remove-address";
import requestFreshSignIn from "#actions/account/request-fresh-sign-in";
import requestSignInLink from "#actions/account/request-sign-in-link";
import revokeApiKey from "#actions/account/revoke-api-key";
import revokeApp from "#actions/account/revoke-app";
import setMailPreferences from "#actions/account/set-mail-preferences";
import setName from "#actions/account/set-name";
import signInByLink from "#actions/account/sign-in-by-link";
import signInWithProvider from "#actions/account/sign-in-with-provider";
import signOut from "#actions/account/sign-out";
import takeFounderPage from "#actions/account/take-founder-page";
import { sha256Hex } from "#core/sha256";
import { emailAddresses, founders, identities, listingFounders, users } from "#store/schema/index";
import { sessionName } from "#store/sessions";
import { linkHolder, performAs, personActor, visitor } from "#testing/act";
import { press } from "#testing/faults/press";
import type { FaultSubject } from "#testing/faults/walk";
import { mintSession } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { mintWholeAccount } from "#testing/whole-account";
import { NOW, type World } from "#testing/world";

const HOME = "ada@home.example";
const LATER = new Date(NOW.getTime() + 60_000);

/** Ada, who has just signed in. */
async function signedIn({ db, person }: World) {
	const { userId, email } = await person("ada@example.com");
	return { actor: personActor(userId), userId, email, session_hash: await mintSession(db, userId) };
}

async function withTwoAddresses(world: World) {
	const ada = await signedIn(world);
	await world.db.insert(emailAddresses).values({ address: HOME, userId: ada.userId, confirmedAt: 1 });
	return ada;
}

const linkHash = async ({ db }: World, table: "email_links" | "sign_in_links") =>
	(await db.get<{ hash: string }>(`SELECT hash FROM ${table} ORDER BY rowid DESC LIMIT 1`)).hash;

/** Accounts: addresses, keys, sessions, sign-in. */
export const ACCOUNT: readonly FaultSubject[] = [
	press({
		action: addAddress,
		async make(world) {
			const { actor, session_hash } = await signedIn(world);
			return { actor, input: { session_hash, email: HOME } };
		},
	}),
	press({
		action: choosePrimaryAddress,
		async make(world) {
			const { actor, session_hash } = await withTwoAddresses(world);
			return { actor, input: { session_hash, email: HOME } };
		},
	}),
	press({
		action: confirmAddress,
		async make(world) {
			const { actor, session_hash } = await signedIn(world);
			await performAs(actor, addAddress, { session_hash, email: HOME }, NOW);
			return { actor, input: { session_hash, token_hash: await linkHash(world, "email_links") }, at: LATER };
		},
	}),
	press({
		action: connectSignInMethod,
		async make(world) {
			const { actor, session_hash } = await signedIn(world);
			return { actor, input: { session_hash, provider: "github" as const, subject: "1", known_as: "ada" } };
		},
	}),
	press({
		action: createApiKey,
		async make(world) {
			const { actor, session_hash } = await signedIn(world);
			return { actor, input: { session_hash, name: "Release script", scopes: ["account:read" as const], days: 30 } };
		},
	}),
	press({
		action: deleteAccount,
		async make(world) {
			const others = await mintListing(world.db, "others");
			const { userId, session, email } = await mintWholeAccount(world.db, "ada", others.id);
			return { actor: personActor(userId), input: { session_hash: session, typed: email }, at: LATER };
		},
	}),
	press({
		action: disconnectSignInMethod,
		async make(world) {
			const { actor, userId, session_hash } = await signedIn(world);
			const row = { userId, provider: "google" as const, subject: "1", knownAs: HOME, connectedAt: 1 };
			await world.db.insert(identities).values(row);
			return { actor, input: { session_hash, provider: "google" as const } };
		},
	}),
	press({
		action: editFounderPage,
		async make(world) {
			const { actor, userId } = await signedIn(world);
			await world.db.insert(founders).values({ slug: "ada", name: "Ada", searchName: "ada", createdAt: 1, userId });
			return { actor, input: { bio: "I build.", country: "Portugal", socials: { x: "https://x.com/ada" } } };
		},
	}),
	press({
		action: endSession,
		async make(world) {
			const { actor, userId } = await signedIn(world);
			const other = await mintSession(world.db, userId, new Date(NOW.getTime() - 1000));
			return { actor, input: { session: sessionName(other) } };
		},
	}),
	press({
		action: exportAccount,
		async make(world) {
			const { actor, session_hash } = await signedIn(world);
			return { actor, input: { session_hash } };
		},
	}),
	press({
		action: removeAddress,
		async make(world) {
			const { actor, session_hash } = await withTwoAddresses(world);
			return { actor, input: { session_hash, email: HOME } };
		},
	}),
	press({
		action: requestFreshSignIn,
		async make(world) {
			const { actor, email } = await signedIn(world);
			return { actor, input: { return_to: "/account", email } };
		},
	}),
	press({
		action: requestSignInLink,
		make: async () => ({ actor: visitor, input: { email: "new@example.com", return_to: "/", intent: null } }),
	}),
	press({
		action: revokeApiKey,
		async make(world) {
			const { actor } = await signedIn(world);
			return { actor, input: { key_id: 1 } };
		},
	}),
	press({
		action: revokeApp,
		outsideFirst:
			"Grants are kept in KV and end first: access that ended unlogged is better than a log of access that goes on.",
		async make(world) {
			const { actor, userId } = await signedIn(world);
			const seconds = Math.floor(Date.now() / 1000);
			const times = { createdAt: seconds, expiresAt: seconds + 600 };
			const of = { clientId: "client", userId: String(userId), scope: ["account:read"], encryptedProps: "" };
			const grant = { id: "g", ...of, metadata: { clientName: "App", clientDomain: null }, ...times };
			await env.KV.put(`grant:${userId}:g`, JSON.stringify(grant));
			return { actor, input: { client_id: "client" }, at: null };
		},
	}),
	press({
		action: setMailPreferences,
		async make(world) {
			const { actor } = await signedIn(world);
			return { actor, input: { kinds: { updates: false, digest: true } } };
		},
	}),
	press({
		action: setName,
		async make(world) {
			const { actor } = await signedIn(world);
			return { actor, input: { name: "Ada" } };
		},
	}),
	press({
		action: signInByLink,
		async make(world) {
			await performAs(visitor, requestSignInLink, { email: "new@example.com", return_to: "/", intent: null }, NOW);
			const token_hash = await linkHash(world, "sign_in_links");
			return { actor: linkHolder, input: { token_hash, session_hash: await sha256Hex("browser"), ended_hash: null } };
		},
	}),
	press<NonNullable<(typeof signInWithProvider)["types"]>["input"]>({
		action: signInWithProvider,
		async make() {
			const who = { provider: "github" as const, subject: "1", known_as: "ada" };
			// Whoever comes back from the provider is given a cookie of its own each time.
			const input = async () => ({
				...who,
				email: "ada@example.com",
				session_hash: await sha256Hex(crypto.randomUUID()),
				ended_hash: null,
			});
			return { actor: { kind: "provider", name: "github" } as const, input };
		},
	}),
	press({
		action: signOut,
		async make(world) {
			const { actor, userId, session_hash } = await signedIn(world);
			await mintSession(world.db, userId, new Date(NOW.getTime() - 1000));
			return { actor, input: { session_hash, which: "others" as const } };
		},
	}),
	press({
		action: takeFounderPage,
		async make(world) {
			const { actor, userId } = await signedIn(world);
			const { id: listingId } = await mintListing(world.db, "acme", { ownerId: userId });
			await world.db.insert(founders).values({ id: 1, slug: "ada", name: "Ada", searchName: "ada", createdAt: 1 });
			await world.db.insert(listingFounders).values({ listingId, founderId: 1, position: 0 });
			await world.db.update(users).set({ name: "Ada" });
			return { actor, input: {} };
		},
	}),
];
