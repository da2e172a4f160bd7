import { raw } from "hono/html";
import type { Child, FC } from "hono/jsx";
import type { ErrorCode } from "#core/errors";
import { isSquare, type SiteLogo, sizesOf } from "#core/pictures/site-logo";
import { isolated } from "#core/web/plain-text";
import { ASSETS } from "./assets/addresses.ts";
import type { Alternate } from "./feeds/alternates.ts";
import { takeNotice } from "./notice.ts";
import { coloursAddress } from "./pages/colours.ts";
import { drawn } from "./parts/drawn.ts";
import { PressRefused } from "./parts/refused.tsx";
import { SiteFooter } from "./parts/site-footer.tsx";
import { SiteHeader } from "./parts/site-header.tsx";
import { type PreviewImage, sitePreview } from "./share/preview.ts";
import { IMAGE_HEIGHT, IMAGE_WIDTH } from "./share/size.ts";
import type { PageContext } from "./site.ts";
import { themeOf } from "./theme.ts";
import { LOCALE } from "./words/locale.ts";
import { words } from "./words/words.ts";

export interface PageProps {
	/** Of the page; the site's name is added. */
	title: string;
	description?: string;
	/** Canonical path of a page that search engines may keep; pages without one are not indexed. */
	canonical?: string;
	/** Whether everybody sees the same, so that it may be cached for a moment; taken from `canonical` where absent. */
	isPublic?: boolean;
	/** What kind of thing the page is about, for link previews; a website where absent. */
	kind?: "website" | "article" | "profile";
	/** What it is passed on with; the directory's own image where absent. */
	image?: PreviewImage | null;
	/** Structured data (schema.org), one document each. */
	jsonLd?: readonly Record<string, unknown>[];
	/** Narrow pages hold one form or one message. */
	width?: "narrow" | "full";
	/** Other forms of the page, such as its feeds. */
	alternates?: readonly Alternate[];
	/** More for the head. */
	head?: Child;
	/** Scripts the page works better with; it works without them too. */
	scripts?: readonly Extract<keyof typeof ASSETS, `${string}.js`>[];
}

/** Public pages change with votes and edits, not by the second. */
const PUBLIC_CACHE = "public, max-age=30, stale-while-revalidate=300";

/** Answers with a page in the frame of the site. @param content what `main` holds; its first heading is an h1. */
export async function show(c: PageContext, props: PageProps, content: Child): Promise<Response> {
	if (props.isPublic ?? props.canonical !== undefined) {
		c.header("Cache-Control", PUBLIC_CACHE);
		c.header("Vary", "Cookie");
	}
	const image = props.image ?? (await sitePreview(c.var.services.settings));
	const page = await (
		<Layout c={c} notice={takeNotice(c)} {...props} image={image}>
			{content}
		</Layout>
	).toString();
	return c.html(`<!doctype html>${page}`);
}

/** The frame of every page: head, header with navigation, main, footer. */
const Layout: FC<PageProps & { c: PageContext; notice: ErrorCode | null; children?: Child }> = (props) => {
	const { c } = props;
	const { settings } = c.var.services;
	const { siteName, origin } = settings;
	const colours = coloursAddress(settings);
	const theme = themeOf(c);
	const full = props.title === siteName ? siteName : `${isolated(props.title)} · ${siteName}`;
	return (
		<html lang={LOCALE.slice(0, 2)} data-theme={theme ?? undefined}>
			<head>
				{drawn(`begun ${theme}`, () => (
					<>
						<meta charset="utf-8" />
						<meta name="viewport" content="width=device-width, initial-scale=1" />
						<meta name="color-scheme" content={theme ?? "light dark"} />
					</>
				))}
				<title>{full}</title>
				{props.description && <meta name="description" content={props.description} />}
				{props.canonical ? (
					<link rel="canonical" href={origin + props.canonical} />
				) : (
					<meta name="robots" content="noindex" />
				)}
				<Preview {...props} full={full} siteName={siteName} origin={origin} />
				{props.jsonLd?.map((document) => (
					<JsonLd document={document} />
				))}
				{props.alternates?.map(({ type, title, href }) => (
					<link rel="alternate" type={type} title={title} href={href} />
				))}
				{drawn(`linked ${JSON.stringify([settings.logo, colours, props.scripts])}`, () => (
					<>
						<Icons logo={settings.logo} />
						<link rel="manifest" href="/manifest.webmanifest" />
						<link rel="stylesheet" href={ASSETS["site.css"]} />
						{colours !== null && <link rel="stylesheet" href={colours} />}
						{(["offline.js", "find.js", "suggest.js", ...(props.scripts ?? [])] as const).map((script) => (
							<script src={ASSETS[script]} defer />
						))}
					</>
				))}
				{props.head}
			</head>
			<body data-unsent={words.frame.unsent}>
				<a class="skip" href="#main">
					{words.frame.skip}
				</a>
				<SiteHeader c={c} />
				<main id="main" class={props.width === "narrow" ? "container narrow" : "container"}>
					{props.notice !== null && <PressRefused code={props.notice} />}
					{props.children}
				</main>
				<SiteFooter c={c} />
			</body>
		</html>
	);
};

/** The directory's own where it is square; a browser takes what it can show. */
const Icons: FC<{ logo: SiteLogo | null }> = ({ logo }) => {
	if (logo !== null && isSquare(logo)) {
		const { hash, type, width, height } = logo;
		return (
			<>
				<link rel="icon" href={`/pictures/${hash}`} type={type} sizes={sizesOf(logo)} />
				{type === "image/png" && (
					<link rel="apple-touch-icon" href={`/pictures/${hash}`} sizes={`${width}x${height}`} />
				)}
			</>
		);
	}
	return (
		<>
			<link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />
			<link rel="icon" href={ASSETS["icon.svg"]} type="image/svg+xml" />
			<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
		</>
	);
};

/** What other sites and messengers show when somebody passes the page on (Open Graph). */
const Preview: FC<PageProps & { full: string; siteName: string; origin: string }> = (props) => (
	<>
		<meta property="og:title" content={props.full} />
		<meta property="og:type" content={props.kind ?? "website"} />
		<meta property="og:site_name" content={props.siteName} />
		{props.description && <meta property="og:description" content={props.description} />}
		{props.canonical && <meta property="og:url" content={props.origin + props.canonical} />}
		{props.image == null ? (
			<meta name="twitter:card" content="summary" />
		) : (
			<>
				<meta property="og:image" content={props.origin + props.image.path} />
				{drawn("image", () => (
					<>
						<meta property="og:image:type" content="image/png" />
						<meta property="og:image:width" content={String(IMAGE_WIDTH)} />
						<meta property="og:image:height" content={String(IMAGE_HEIGHT)} />
					</>
				))}
				<meta property="og:image:alt" content={props.image.alt} />
				<meta name="twitter:card" content="summary_large_image" />
				<meta name="twitter:image:alt" content={props.image.alt} />
			</>
		)}
	</>
);

/** Data, not script: browsers do not run it. No `<` of a value can end the element early. */
const JsonLd: FC<{ document: Record<string, unknown> }> = ({ document }) => {
	const text = JSON.stringify({ "@context": "https://schema.org", ...document }).replaceAll("<", "\\u003c");
	return <script type="application/ld+json">{raw(text)}</script>;
};
