import requestSignInLink from "#actions/account/request-sign-in-link";
import { INTENT_WORDS, intentText } from "#core/access/intent";
import { AppError, type ErrorCode } from "#core/errors";
import { EMAIL_MAX } from "#core/web/email";
import { localPath } from "#workers/http/return-to";
import { act } from "../act.ts";
import { leaveAsked } from "../asked-link.ts";
import { markWrong, Notice, PostForm } from "../form.tsx";
import { intentOf, type PressedBefore } from "../intents.ts";
import { show } from "../layout.tsx";
import { PersonWidget } from "../parts/person-widget.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.signIn;

interface View {
	returnTo: string;
	intent: PressedBefore | null;
	/** What was typed before. */
	typed?: string;
	/** Why it was not accepted. */
	problem?: string;
	/** Whether what was typed is the problem. */
	isMistyped?: boolean;
	status?: 400 | 503;
}

/** Refusals that leave the form as it was filled in. */
const ASKED_AGAIN: readonly ErrorCode[] = ["invalid_input", "person_check_failed", "person_check_unavailable"];

/** Asks for an e-mail address and mails a link; says the same whether the address is known or not. */
export default function signInPage(site: Site): void {
	site.get("/sign-in", async (c) => {
		const { origin } = c.var.services.settings;
		const returnTo = localPath(c.req.query("return_to"), origin);
		if (c.var.session !== null) return c.redirect(returnTo, 303);
		const failed = c.req.query("failed");
		return form(c, {
			returnTo,
			intent: await intentOf(c, c.req.query("do")),
			...(failed !== undefined && { problem: failed === "identity_refused" ? t.refusedThere : t.failedThere }),
		});
	});

	site.post("/sign-in", async (c) => {
		const { services } = c.var;
		const body = await c.req.parseBody();
		const returnTo = localPath(
			typeof body.return_to === "string" ? body.return_to : undefined,
			services.settings.origin,
		);
		const intent = await intentOf(c, body.do);
		const typed = typeof body.email === "string" ? body.email : "";
		try {
			const text = intent && intentText(intent.intent);
			const answer = services.personCheck && body[services.personCheck.widget.field];
			const person = typeof answer === "string" ? answer : "";
			await act(c, requestSignInLink, { email: typed, return_to: returnTo, intent: text, person });
		} catch (error) {
			if (!(error instanceof AppError) || !ASKED_AGAIN.includes(error.code)) throw error;
			const isMistyped = error.code === "invalid_input";
			return form(c, {
				returnTo,
				intent,
				typed: typed.slice(0, EMAIL_MAX),
				problem: isMistyped ? "This is not an e-mail address. It should look like you@example.com." : error.message,
				isMistyped,
				status: error.code === "person_check_unavailable" ? 503 : 400,
			});
		}
		leaveAsked(c, { email: typed, again: `/sign-in?${purposeOf(returnTo, intent)}` });
		return c.redirect("/sign-in/check-mail", 303);
	});
}

/** What signing in is for, as addresses carry it. */
const purposeOf = (returnTo: string, intent: PressedBefore | null): string =>
	new URLSearchParams({ return_to: returnTo, ...(intent && { do: intentText(intent.intent) }) }).toString();

async function form(c: PageContext, { returnTo, intent, typed, problem, isMistyped, status }: View) {
	const token = await formTokenOf(c);
	if (status !== undefined) c.status(status);
	const { identityProviders: others, personCheck } = c.var.services;
	if (personCheck !== null) c.var.widgetOrigins.push(personCheck.widget.origin);
	return show(
		c,
		{ title: t.signIn, width: "narrow" },
		<article class="card">
			<h1>{t.signIn}</h1>
			{problem !== undefined && <Notice kind="problem">{problem}</Notice>}
			{intent !== null && <p>{t.signingInWillAlsoFor(INTENT_WORDS[intent.intent.act], <bdi>{intent.name}</bdi>)}</p>}
			<p>{t.weMailYouALink}</p>
			<PostForm action="/sign-in" token={token}>
				<input type="hidden" name="return_to" value={returnTo} />
				{intent !== null && <input type="hidden" name="do" value={intentText(intent.intent)} />}
				<label for="email">{t.eMailAddress}</label>
				<input
					id="email"
					name="email"
					type="email"
					autocomplete="email"
					required
					maxlength={EMAIL_MAX}
					value={typed ?? ""}
					placeholder={t.youExampleCom}
					{...markWrong(isMistyped === true)}
				/>
				{personCheck !== null && <PersonWidget check={personCheck} labels={others.map(({ label }) => label)} />}
				<button type="submit">{t.mailMeALink}</button>
			</PostForm>
			{others.length > 0 && (
				<>
					<p class="or">{t.or}</p>
					{others.map(({ id, label }) => (
						<a class="button wide" href={`/sign-in/with/${id}?${purposeOf(returnTo, intent)}`}>
							{t.continueWith(label)}
						</a>
					))}
				</>
			)}
		</article>,
	);
}
