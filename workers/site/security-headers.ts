/**
 * Headers of every page. Nothing is loaded from elsewhere, nothing inline runs, nobody frames us, and forms lead only
 * to this site and to the origins a page names (the consent form ends at the client's own address).
 * @param widgetOrigins whose scripts and frames this page shows; none but where a form asks whether a person is there.
 */
export function securityHeaders(
	{ formTargets, widgetOrigins }: { formTargets: readonly string[]; widgetOrigins: readonly string[] },
	isHttps: boolean,
): Record<string, string> {
	const policy = [
		"default-src 'none'",
		`script-src ${["'self'", ...widgetOrigins].join(" ")}`,
		...(widgetOrigins.length > 0 ? [`frame-src ${widgetOrigins.join(" ")}`] : []),
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"manifest-src 'self'",
		"connect-src 'self'",
		`form-action ${["'self'", ...formTargets].join(" ")}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
	];
	return {
		"Content-Security-Policy": policy.join("; "),
		"X-Frame-Options": "DENY",
		"X-Content-Type-Options": "nosniff",
		// Not no-referrer: browsers would then send `Origin: null` with our own forms.
		"Referrer-Policy": "same-origin",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
		...(isHttps && { "Strict-Transport-Security": "max-age=31536000" }),
	};
}
