import reportMail from "#actions/mails/report-mail";
import { perform } from "#actions/perform";
import { notFound } from "#core/errors";
import { type LocalMailRow, localMailById, newestLocalMails } from "#store/local-mails";
import { PostForm, Time } from "../form.tsx";
import { show } from "../layout.tsx";
import { localOnly } from "../no-page.ts";
import { formTokenOf, type Site } from "../site.ts";

/** Messages the page lists. */
const SHOWN = 50;

/** A mail is somebody else's page: nothing in it runs or loads, and only our own mailbox frames it. */
const MAIL_HEADERS = {
	"Content-Security-Policy":
		"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups",
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "no-referrer",
};

/** The mailbox of the local environment; elsewhere there is no such page. */
export default function devMailPage(site: Site): void {
	site.get("/dev/mail", async (c) => {
		const { db, settings } = localOnly(c);
		const mails = await newestLocalMails(db, SHOWN);
		const token = await formTokenOf(c);
		c.var.widgetOrigins.push(settings.origin);
		return show(
			c,
			{ title: "Local mailbox" },
			<>
				<h1>Local mailbox</h1>
				<p>Mail that this machine would have sent, newest first. This page exists in the local environment only.</p>
				{mails.length === 0 && <p class="muted">Nothing yet. A message takes a second after its cause; reload.</p>}
				{mails.map((mail) => (
					<Message mail={mail} token={token} />
				))}
			</>,
		);
	});

	site.get("/dev/mail/:id{[1-9][0-9]{0,14}}/html", async (c) => {
		const { db } = localOnly(c);
		const mail = (await localMailById(db, Number(c.req.param("id")))) ?? notFound("mail");
		c.set("ownHeaders", MAIL_HEADERS);
		return c.html(mail.html ?? "");
	});

	// What the provider of a deployed directory would report by its webhook.
	site.post("/dev/mail/:id{[1-9][0-9]{0,14}}/:reason{bounced|complained}", async (c) => {
		const { db, actionContext, performDeps } = localOnly(c);
		const mail = (await localMailById(db, Number(c.req.param("id")))) ?? notFound("mail");
		const reason = c.req.param("reason") === "bounced" ? "bounced" : "complained";
		const report = { address: mail.to, reason, detail: "Reported from the local mailbox." } as const;
		await perform(reportMail, report, actionContext({ kind: "provider", name: "local" }), performDeps);
		return c.redirect("/dev/mail", 303);
	});
}

function Message({ mail, token }: { mail: LocalMailRow; token: string }) {
	return (
		<article class="card mail">
			<h2 dir="auto">{mail.subject}</h2>
			<p class="muted">
				To <bdi>{mail.to}</bdi> · <Time at={mail.sentAt} />
			</p>
			{mail.headers !== null && Object.keys(mail.headers).length > 0 && (
				<details>
					<summary>Headers</summary>
					<ul class="plain">
						{Object.entries(mail.headers).map(([name, value]) => (
							<li>
								<code>
									{name}: {value}
								</code>
							</li>
						))}
					</ul>
				</details>
			)}
			<div class="forms">
				<p class="body" dir="auto">
					{linked(mail.text)}
				</p>
				{mail.html !== null && (
					<iframe
						sandbox="allow-popups"
						src={`/dev/mail/${mail.id}/html`}
						title={`${mail.subject}, as HTML`}
						loading="lazy"
					/>
				)}
			</div>
			<div class="actions">
				{(["bounced", "complained"] as const).map((reason) => (
					<PostForm action={`/dev/mail/${mail.id}/${reason}`} token={token}>
						<button type="submit" class="secondary small">
							{reason === "bounced" ? "Let it bounce" : "Call it spam"}
						</button>
					</PostForm>
				))}
			</div>
		</article>
	);
}

/** The text with its addresses as links. */
function linked(text: string) {
	return text.split(/(https?:\/\/\S+)/).map((part) => (/^https?:\/\//.test(part) ? <a href={part}>{part}</a> : part));
}
