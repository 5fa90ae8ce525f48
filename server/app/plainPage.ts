/** A small page for a visitor who came to where there is nothing to see. Title and text are ours, never the visitor's. */
export function plainPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-inline-size: 36rem; margin: 15vh auto; padding-inline: 1.25rem }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Go to the start page</a></p>
</main>
</body>
</html>
`;
}
