/** Boxes that shrink to their content, as page builders make them; `HERE` is the element. */
export const BOXES = {
  'a flex row': '<div style="display:flex">HERE</div>',
  'a flex column with centred items': '<div style="display:flex;flex-direction:column;align-items:center">HERE</div>',
  'a grid with centred items': '<div style="display:grid;justify-items:center">HERE</div>',
  'a float': '<div style="float:left">HERE</div>',
  'an inline block': '<div style="display:inline-block">HERE</div>',
  'fit-content': '<div style="width:fit-content">HERE</div>',
  'max-content': '<div style="width:max-content">HERE</div>',
  'a table cell': '<table><tr><td>HERE</td></tr></table>',
  'a centred pop-up':
    '<div style="position:fixed;left:50%;top:50%;transform:translate(-50%,-50%);max-height:90vh;overflow:auto">HERE</div>',
  'a dialog': '<dialog>HERE</dialog><script>document.querySelector("dialog").showModal()</script>',
  'a float, as a block':
    '<div style="float:left"><style>@scope { product-selector { display: block } }</style>HERE</div>',
  'WordPress’s styles in a flex row':
    '<div style="display:flex"><style>@scope { product-selector { display: grid; grid-template-columns: minmax(0, min(68em, 100vw)) 1fr } }</style>HERE</div>',
  'a flex row beside a short text': '<div style="display:flex"><p style="flex:1">Beside it.</p>HERE</div>',
  'a flex row beside a long text': `<div style="display:flex"><p>${'A text that goes on. '.repeat(50)}</p>HERE</div>`,
};

/** An element with the landing content of a page. */
export const LANDING =
  '<product-selector><div class="product-selector-landing"><h2>Our systems</h2><p>Call us.</p><ul><li>One</li></ul></div></product-selector>';
export const EMPTY = '<product-selector></product-selector>';

/** A table shares its width by the length of what its cells hold, so this one stays narrow. */
export const NARROW_CELL = `<table><tr><td>HERE</td><td>${'A text that goes on. '.repeat(50)}</td></tr></table>`;
