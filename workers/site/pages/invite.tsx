import acceptInvite, { unknownInvite, usedInvite } from "#actions/invites/accept-invite";
import { AppError, type ErrorCode } from "#core/errors";
import { FOUNDER_BIO_MAX, FOUNDER_NAME_MAX } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import { inviteByTokenHash } from "#store/draft-invites";
import { ownerOfAddress } from "#store/email-addresses";
import { userById } from "#store/users";
import { invitedTo } from "#usecases/drafts/invited-to";
import { act } from "../act.ts";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";
import { type Invited, notTheirs, signInFirst, thanks } from "./invite-parts.tsx";

const t = words.signIn;

interface Typed {
	name: string;
	title: string;
	bio: string;
}

/** Where an invited co-founder adds their own profile. The link is used up by sending the form, not by opening it. */
export default function invitePage(site: Site): void {
	site.get("/invites/:token", async (c) => {
		const invited = await invitedBy(c);
		const { session } = c.var;
		if (session === null) return signInFirst(c, invited);
		if (!(await isTheirs(c, invited))) return notTheirs(c, invited);
		if (invited.invite.status === "left") throw usedInvite();
		return invited.invite.status === "accepted" ? thanks(c, invited) : form(c, invited);
	});

	site.post("/invites/:token", async (c) => {
		const invited = await invitedBy(c);
		const session = signedIn(c);
		if (session instanceof Response) return session;
		if (!(await isTheirs(c, invited))) return notTheirs(c, invited);
		const typed = typedIn(await c.req.parseBody());
		try {
			await act(c, acceptInvite, { token_hash: invited.tokenHash, founder: typed });
		} catch (error) {
			if (!(error instanceof AppError) || !MEND_HERE.has(error.code)) throw error;
			return form(c, invited, { typed, problem: sentenceOf(error) });
		}
		return c.redirect(invited.path, 303);
	});
}

/** Refusals after which the same form can be sent again. */
const MEND_HERE: ReadonlySet<ErrorCode> = new Set(["invalid_input", "draft_not_ready", "draft_conflict"]);

function sentenceOf(error: AppError): string {
	const [first] = error.errors;
	const label = LABELS[first?.pointer.replace("/founder/", "") ?? ""];
	return first === undefined || label === undefined ? error.message : `${label}: ${first.message}`;
}

const LABELS: Readonly<Record<string, string>> = { name: "Your name", title: t.yourRole, bio: "About you" };

/** @throws AppError `not_found` for a link that was never mailed or was replaced by a newer one. */
async function invitedBy(c: PageContext): Promise<Invited> {
	const { db } = c.var.services;
	const token = c.req.param("token") ?? "";
	const tokenHash = await sha256Hex(token);
	const invite = await inviteByTokenHash(db, tokenHash);
	const to = invite && (await invitedTo(db, invite));
	if (invite === null || to === null || invite.status === "revoked") throw unknownInvite();
	return { path: `/invites/${encodeURIComponent(token)}`, tokenHash, invite, to };
}

const isTheirs = async (c: PageContext, { invite }: Invited): Promise<boolean> =>
	(await ownerOfAddress(c.var.services.db, invite.email)) === c.var.session?.user.id;

/** Browsers send line breaks as two characters, and count them as one. */
function typedIn(body: Record<string, unknown>): Typed {
	const field = (name: string) => {
		const value = body[name];
		return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
	};
	return { name: field("name"), title: field("title"), bio: field("bio") };
}

async function form(c: PageContext, invited: Invited, failed?: { typed: Typed; problem: string }) {
	const { path } = invited;
	const { product, website, hostId } = invited.to;
	const host = await userById(c.var.services.db, hostId);
	const token = await formTokenOf(c);
	if (failed !== undefined) c.status(400);
	return show(
		c,
		{ title: t.yourProfileOn(product), width: "narrow" },
		<article class="card">
			<h1>{t.addYourProfileTo(<bdi>{product}</bdi>)}</h1>
			{failed !== undefined && <Notice kind="problem">{failed.problem}</Notice>}
			<p>
				{t.invitesYouToStandAmong(
					<strong>{host?.email ?? t.somebody}</strong>,
					<strong>{invited.invite.email}</strong>,
					<bdi>{product}</bdi>,
					<bdi>{website}</bdi>,
				)}
			</p>
			<PostForm action={path} token={token}>
				<Fields typed={failed?.typed} />
				<button type="submit">{t.addMyProfile}</button>
			</PostForm>
			<p class="muted">{t.allOfThisIsPublic}</p>
		</article>,
	);
}

function Fields({ typed }: { typed: Typed | undefined }) {
	return (
		<>
			<label for="name">{LABELS.name}</label>
			<input
				id="name"
				name="name"
				autocomplete="name"
				required
				maxlength={FOUNDER_NAME_MAX}
				value={typed?.name ?? ""}
			/>
			<label for="title">{t.optional(LABELS.title)}</label>
			<input
				id="title"
				name="title"
				autocomplete="organization-title"
				maxlength={FOUNDER_NAME_MAX}
				value={typed?.title ?? ""}
				placeholder={t.coFounder}
			/>
			<label for="bio">{t.optional(LABELS.bio)}</label>
			<textarea id="bio" name="bio" rows={6} maxlength={FOUNDER_BIO_MAX}>
				{typed?.bio ?? ""}
			</textarea>
		</>
	);
}
