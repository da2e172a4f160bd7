import type { FC } from "hono/jsx";
import { wayBack } from "#workers/http/return-to";
import type { PageContext } from "../site.ts";
import { THEMES, themeOf } from "../theme.ts";
import { words } from "../words/words.ts";
import { drawn } from "./drawn.ts";
import { Icon } from "./icons.tsx";

const t = words.frame;

const WAYS = [
	{ href: "/bot", label: t.howWeRead },
	{ href: "/docs", label: t.docs },
	{ href: "/feeds", label: t.feeds },
	{ href: "/privacy", label: t.privacy },
	{ href: "/terms", label: t.terms },
] as const;

const LOCAL_WAYS = [
	{ href: "/dev/mail", label: t.localMailbox },
	{ href: "/dev/components", label: t.components },
] as const;

/** What the wordmark's number means, and the ways that few take. */
export const SiteFooter: FC<{ c: PageContext }> = ({ c }) => {
	const { environment, footerText, footerLinks } = c.var.services.settings;
	const ways = [...footerLinks, ...WAYS, ...(environment === "local" ? LOCAL_WAYS : [])];
	return (
		<footer class="site-footer">
			<div class="frame">
				<p class="said">
					<sup>1</sup>
					{footerText ?? t.promise}
				</p>
				<nav aria-label={t.footerNavigation}>
					<ul>
						{drawn(`footer ${JSON.stringify(ways)}`, () => (
							<>
								{ways.map(({ href, label }) => (
									<li>
										<a href={href}>
											<bdi>{label}</bdi>
										</a>
									</li>
								))}
							</>
						))}
						<li>
							<Colours c={c} />
						</li>
					</ul>
				</nav>
			</div>
		</footer>
	);
};

/** Buttons of a form, so that it works without script; which site sent it is seen by its headers, not by a token: a token would make every page personal. */
const Colours: FC<{ c: PageContext }> = ({ c }) => {
	const chosen = themeOf(c) ?? "system";
	// A page that answers a refused form may have no address of its own to come back to.
	const returnTo = c.req.method === "GET" ? wayBack(c.req.url) : "/";
	return (
		<>
			{drawn(`colour ${chosen}`, () => (
				<button type="button" class="colours-button" popovertarget="colours">
					{t.colourIs(t.colour[chosen])}
					<Icon of="down" />
				</button>
			))}
			<form id="colours" class="menu colours" popover="auto" method="post" action="/theme">
				<input type="hidden" name="return_to" value={returnTo} />
				{drawn(`colours ${chosen}`, () => (
					<>
						{(["system", ...THEMES] as const).map((theme) => (
							<button
								type="submit"
								name="theme"
								value={theme}
								class="plain-button"
								aria-current={theme === chosen ? "true" : undefined}
							>
								{t.colour[theme]}
							</button>
						))}
					</>
				))}
			</form>
		</>
	);
};
