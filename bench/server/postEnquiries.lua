-- Posts enquiries that differ in key, note and nonce. Arguments: a number of the round, then nonces.
local round, nonces, sent = 0, {}, 0

function init(args)
  round = tonumber(args[1])
  for index = 2, #args do nonces[#nonces + 1] = args[index] end
end

function request()
  sent = sent + 1
  local body = string.format(
    '{"key":"%08x-0000-4000-8000-%012x","nonce":"%s","name":"Ada Nguyen","email":"ada@example.com","note":"House %d",'
      .. '"brief":{"text":"A split system for a bedroom","answers":{"Q0":"No"},"system":"WB-25","versions":{}}}',
    round, sent, nonces[sent % #nonces + 1], sent)
  return wrk.format('POST', nil, { ['Content-Type'] = 'application/json' }, body)
end
