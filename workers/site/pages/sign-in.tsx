import requestSignInLink from "#actions/account/request-sign-in-link";
import { INTENT_WORDS, intentText } from "#core/access/intent";
import { AppError } from "#core/errors";
import { EMAIL_MAX } from "#core/web/email";
import { localPath } from "#workers/http/return-to";
import { act } from "../act.ts";
import { Notice, PostForm } from "../form.tsx";
import { intentOf, type PressedBefore } from "../intents.ts";
import { show } from "../layout.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";

interface View {
	returnTo: string;
	intent: PressedBefore | null;
	/** What was typed, when it was no address. */
	typed?: string;
	problem?: string;
}

/** Asks for an e-mail address and mails a link; says the same whether the address is known or not. */
export default function signInPage(site: Site): void {
	site.get("/sign-in", async (c) => {
		const { origin } = c.var.services.settings;
		const returnTo = localPath(c.req.query("return_to"), origin);
		if (c.var.session !== null) return c.redirect(returnTo, 303);
		const failed = c.req.query("failed") !== undefined;
		return form(c, {
			returnTo,
			intent: await intentOf(c, c.req.query("do")),
			...(failed && { problem: "Signing in there did not work. Try again, or use your e-mail address." }),
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
			await act(c, requestSignInLink, { email: typed, return_to: returnTo, intent: text });
		} catch (error) {
			if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
			return form(c, {
				returnTo,
				intent,
				typed: typed.slice(0, EMAIL_MAX),
				problem: "This is not an e-mail address. It should look like you@example.com.",
			});
		}
		return c.redirect("/sign-in/check-mail", 303);
	});
}

async function form(c: PageContext, { returnTo, intent, typed, problem }: View) {
	const token = await formTokenOf(c);
	if (typed !== undefined) c.status(400);
	const others = c.var.services.identityProviders;
	return show(
		c,
		{ title: "Sign in", width: "narrow" },
		<article class="card">
			<h1>Sign in</h1>
			{problem !== undefined && <Notice kind="problem">{problem}</Notice>}
			{intent !== null && (
				<p>
					Signing in will also {INTENT_WORDS[intent.intent.act]} <bdi>{intent.name}</bdi> for you.
				</p>
			)}
			<p>We mail you a link. There is no password, and your account begins with the first link you open.</p>
			<PostForm action="/sign-in" token={token}>
				<input type="hidden" name="return_to" value={returnTo} />
				{intent !== null && <input type="hidden" name="do" value={intentText(intent.intent)} />}
				<label for="email">E-mail address</label>
				<input
					id="email"
					name="email"
					type="email"
					autocomplete="email"
					required
					maxlength={EMAIL_MAX}
					value={typed ?? ""}
					placeholder="you@example.com"
					aria-invalid={typed === undefined ? undefined : "true"}
				/>
				<button type="submit">Mail me a link</button>
			</PostForm>
			{others.length > 0 && (
				<>
					<p class="or">or</p>
					{others.map(({ id, label }) => (
						<a
							class="button wide"
							href={`/sign-in/with/${id}?${new URLSearchParams({ return_to: returnTo, ...(intent && { do: intentText(intent.intent) }) })}`}
						>
							Continue with {label}
						</a>
					))}
				</>
			)}
		</article>,
	);
}
